/** A question that parents ask, with its answer in plain sentences. */
export type Question = { question: string; answer: string };
