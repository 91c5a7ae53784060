const TOKEN = /\\[a-zA-Z]+|\\[^a-zA-Z]|\d+(?:\.\d+)?|[^\s]/g;
const SILENT = new Set(['\\,', '\\left', '\\right', '\\ ']);

/** The pieces of a piece of TeX, without those that only make room. */
export const tokenise = (tex: string): string[] =>
  (tex.match(TOKEN) ?? []).filter((token) => !SILENT.has(token));

/** Whether these tokens stand at this place. */
export const standsAt = (tokens: readonly string[], at: number, part: readonly string[]): boolean =>
  part.every((token, offset) => tokens[at + offset] === token);
