/** Waits for jobs that run side by side, each to its end. Throws what went wrong with any of them. */
export async function sideBySide(jobs: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(jobs)).filter((job) => job.status === "rejected");
  if (failed.length > 0)
    throw new Error(failed.map(({ reason }) => String(reason.message ?? reason)).join("\n"));
}
