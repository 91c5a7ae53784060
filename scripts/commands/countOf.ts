/** A number with its noun: `1 enquiry`, `0 enquiries`, `12 enquiries`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
