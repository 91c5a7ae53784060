import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CLASS_COPY } from '@/data/copy/classAdvice';
import type { OfferedPlaces } from '@/data/places/cityLists';
import { adviseClass, type ClassAdvice } from '@/lib/enquiry/adviseClass';
import type { EnquiryFields } from '@/lib/enquiry/fields';
import { todayInIndia } from '@/lib/enquiry/today';
import { SiteError } from '@/lib/site/siteError';

type ClassOptions = {
  form: UseFormReturn<EnquiryFields>;
  /** The class that the page filled in. */
  prefilled: string;
  /** Whether the class came back from the server as the parent had chosen it. */
  isGiven: boolean;
  cities: OfferedPlaces;
  /** Whether the page is about a class that a birthday leads to. */
  isAsked: boolean;
  isHydrated: boolean;
};

const isSame = (one: ClassAdvice | null, other: ClassAdvice | null): boolean =>
  one?.hint === other?.hint &&
  one?.fits === other?.fits &&
  one?.question?.about === other?.question?.about &&
  one?.question?.change === other?.question?.change;

/**
 * Chooses the class by the birthday while the parent has not chosen one, and asks where the chosen
 * one does not fit. Without JavaScript nothing is asked.
 */
export const useClassForBirth = ({
  form,
  prefilled,
  isGiven,
  cities,
  isAsked,
  isHydrated,
}: ClassOptions) => {
  const { getValues, setValue, subscribe, clearErrors, setFocus } = form;
  const [advice, setAdvice] = useState<ClassAdvice | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const isChosen = useRef(isGiven);
  // The city sets its three lists one after the other, so an earlier class of ours can come back.
  const ours = useRef(new Set(['', prefilled]));

  useEffect(() => {
    if (!isHydrated || !isAsked) return;
    const isFree = (grade: string) => !isChosen.current && ours.current.has(grade);
    const update = () => {
      const values = getValues();
      const next = adviseClass(values, todayInIndia(Date.now()), cities);
      setAdvice((last) => (isSame(last, next) ? last : next));
      if (!next?.fits) return;
      const canSet = next.fits !== values.grade && isFree(values.grade);
      // One that a draft brings back fits as well, and goes with the birthday like ours.
      if (canSet || next.fits === values.grade) ours.current.add(next.fits);
      if (!canSet) return;
      setValue('grade', next.fits, { shouldValidate: form.formState.isSubmitted });
    };
    update();
    return subscribe({ formState: { values: true }, callback: update });
  }, [isHydrated, isAsked, cities, getValues, setValue, subscribe, form]);

  /** For the whole form, before its fields act: a class that the parent chooses stays. */
  const noteChoice = ({ target }: FormEvent) => {
    if (target instanceof HTMLSelectElement && target.name === 'grade') isChosen.current = true;
  };

  const question = advice?.question ?? null;
  const isKept = question !== null && question.about === kept;

  /** Stops the enquiry while the question about the class is open. */
  const checkClass = (): void => {
    if (question === null || isKept) return;
    throw new SiteError('request/invalid', { field: 'grade', message: CLASS_COPY.pleaseAnswer });
  };

  const keep = (shouldKeep: boolean) => {
    setKept(shouldKeep && question ? question.about : null);
    clearErrors('grade');
  };

  const change = () => {
    if (!advice?.fits) return;
    isChosen.current = true;
    setValue('grade', advice.fits, { shouldDirty: true });
    clearErrors('grade');
    setFocus('grade');
  };

  return { hint: advice?.hint, question, isKept, keep, change, noteChoice, checkClass };
};
