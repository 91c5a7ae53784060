/** How many yes-or-no questions always suffice to find one of so many, when each halves the rest. */
export const questionsFor = (count: number): number => {
  let questions = 0;
  for (let left = count; left > 1; left = Math.ceil(left / 2)) questions += 1;
  return questions;
};
