export const exchanged = (game: string) => `${game}, with the sides exchanged`;
