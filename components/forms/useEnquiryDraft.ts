import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CityListMode } from '@/data/places/cityLists';
import { addAnswers } from '@/lib/enquiry/addAnswers';
import { readDraft, saveDraft } from '@/lib/enquiry/draft';
import { type EnquiryFields, FIELD_NAMES } from '@/lib/enquiry/fields';
import { mergeDraft, startOf } from '@/lib/enquiry/mergeDraft';
import { parseGrade } from '@/lib/enquiry/rules';
import { readVisitAnswers, saveVisitAnswers } from '@/lib/enquiry/visitAnswers';

type DraftOptions = {
  form: UseFormReturn<EnquiryFields>;
  cities: CityListMode;
  /** What the page filled in: only what still stands as it was gives way to the draft. */
  prefilled: EnquiryFields;
  isHydrated: boolean;
};

/**
 * Brings back what was typed before a reload and what the visitor told us on other pages, and saves
 * what is typed from now on.
 */
export const useEnquiryDraft = ({ form, cities, prefilled, isHydrated }: DraftOptions): void => {
  const { getValues, setValue, subscribe } = form;

  useEffect(() => {
    if (!isHydrated) return;
    const typed = { ...prefilled, ...getValues() };
    const current = mergeDraft(typed, prefilled, readDraft(), cities);
    const filled = addAnswers({ current, prefilled, cities }, readVisitAnswers());
    for (const field of FIELD_NAMES) {
      if (filled[field] !== typed[field]) setValue(field, filled[field]);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        saveDraft({ start: startOf(prefilled), values });
        saveVisitAnswers({
          birth: values.date_of_birth,
          grade: parseGrade(values.grade) ?? undefined,
        });
      },
    });
  }, [isHydrated, prefilled, cities, getValues, setValue, subscribe]);
};
