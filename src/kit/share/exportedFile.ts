/** A file to save, with a name that says what is in it. */
export interface ExportedFile {
  readonly name: string;
  readonly content: Blob;
}
