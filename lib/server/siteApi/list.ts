import { z } from 'zod';

const list = z.array(z.unknown());
const wrapped = z.union([
  z.object({ results: list }).transform(({ results }) => results),
  z.object({ data: list }).transform(({ data }) => data),
  z.object({ result: list }).transform(({ result }) => result),
]);

/** The list of an answer: the answer itself, or its `results`, `data` or `result`. Null: no list. */
export const parseList = (body: unknown): unknown[] | null => {
  const parsed = z.union([list, wrapped]).safeParse(body);
  return parsed.success ? parsed.data : null;
};
