/** `1 hour`, `3 hours`. A number may come as it is shown: `1,200`. */
export const counted = (count: number | bigint | string, one: string, many = `${one}s`): string =>
  `${count} ${String(count) === '1' ? one : many}`;
