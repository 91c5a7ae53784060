import { type RefObject, useEffect } from 'react';
import { describeHome } from '@/lib/enquiry/describeHome';
import { readVisitAnswers } from '@/lib/enquiry/visitAnswers';

type Input = RefObject<HTMLInputElement | null>;

const fillEmpty = ({ current: input }: Input, value: string | null | undefined): void => {
  if (input && input.value === '' && value) input.value = value;
};

/** Fills in what the visitor told us before in this visit; what is typed already stays. */
export const useVisitAnswers = (locality: Input, birth: Input): void => {
  useEffect(() => {
    const answers = readVisitAnswers();
    fillEmpty(locality, describeHome(answers));
    fillEmpty(birth, answers.birth);
  }, [locality, birth]);
};
