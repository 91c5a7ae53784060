import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { OfferedPlaces } from '@/data/places/cityLists';
import { addAnswers, type FilledIn, findFilledIn, withoutFilledIn } from '@/lib/enquiry/addAnswers';
import { readDraft, saveDraft } from '@/lib/enquiry/draft';
import { type EnquiryField, type EnquiryFields, FIELD_NAMES } from '@/lib/enquiry/fields';
import { mergeDraft, startOf } from '@/lib/enquiry/mergeDraft';
import { parseGrade } from '@/lib/enquiry/rules';
import { onAnswers, readVisitAnswers, saveVisitAnswers } from '@/lib/enquiry/visitAnswers';

type DraftOptions = {
  form: UseFormReturn<EnquiryFields>;
  cities: OfferedPlaces;
  /** What the page filled in: only what still stands as it was gives way to the draft. */
  prefilled: EnquiryFields;
  /** Fields that are not asked for: no draft changes them. */
  fixed: readonly EnquiryField[];
  isHydrated: boolean;
};

/**
 * Brings back what was typed before a reload and what the visitor told the finder, on this page or
 * on another one, and saves what is typed from now on.
 */
export const useEnquiryDraft = ({
  form,
  cities,
  prefilled,
  fixed,
  isHydrated,
}: DraftOptions): void => {
  const { getValues, setValue, subscribe } = form;
  const filledIn = useRef<FilledIn>({});

  useEffect(() => {
    if (!isHydrated) return;
    const read = (): EnquiryFields => ({ ...prefilled, ...getValues() });
    const fill = (current: EnquiryFields) => {
      const filled = addAnswers({ current, prefilled, cities }, readVisitAnswers());
      filledIn.current = findFilledIn(current, filled);
      const shown = read();
      for (const field of FIELD_NAMES) {
        if (filled[field] !== shown[field] && !fixed.includes(field))
          setValue(field, filled[field]);
      }
    };
    fill(mergeDraft(read(), prefilled, readDraft(), cities));
    return onAnswers(() => fill(withoutFilledIn({ current: read(), prefilled }, filledIn.current)));
  }, [isHydrated, prefilled, fixed, cities, getValues, setValue]);

  useEffect(() => {
    if (!isHydrated) return;
    let { date_of_birth: birth, grade } = getValues();
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        // Not what the finder knows: that was not typed here, and stands in its own place.
        const typed = withoutFilledIn({ current: values, prefilled }, filledIn.current);
        saveDraft({ start: startOf(prefilled), values: typed });
        // Only what changed: a class that this branch does not teach was not taken back.
        if (values.date_of_birth !== birth) saveVisitAnswers({ birth: values.date_of_birth });
        if (values.grade !== grade) {
          saveVisitAnswers({ grade: parseGrade(values.grade) ?? undefined });
        }
        ({ date_of_birth: birth, grade } = values);
      },
    });
  }, [isHydrated, prefilled, getValues, subscribe]);
};
