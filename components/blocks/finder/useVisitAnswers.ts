import { type RefObject, useEffect } from 'react';
import { describeHome } from '@/lib/enquiry/describeHome';
import { readVisitAnswers } from '@/lib/enquiry/visitAnswers';

type Input = RefObject<HTMLInputElement | null>;

type Fields = { locality?: Input; birth: Input };

const fillEmpty = (
  input: HTMLInputElement | null | undefined,
  value: string | null | undefined,
) => {
  if (input && input.value === '' && value) input.value = value;
};

/** Fills in what the visitor told us before in this visit; what is typed already stays. */
export const useVisitAnswers = ({ locality, birth }: Fields): void => {
  useEffect(() => {
    const answers = readVisitAnswers();
    fillEmpty(locality?.current, describeHome(answers));
    fillEmpty(birth.current, answers.birth);
  }, [locality, birth]);
};
