import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CityListMode } from '@/data/places/cityLists';
import { readDraft, saveDraft } from '@/lib/enquiry/draft';
import { type EnquiryFields, FIELD_NAMES } from '@/lib/enquiry/fields';
import { mergeDraft } from '@/lib/enquiry/mergeDraft';

type DraftOptions = {
  form: UseFormReturn<EnquiryFields>;
  /** What the page filled in: only what still stands as it was gives way to the draft. */
  prefilled: EnquiryFields;
  cities: CityListMode;
  isHydrated: boolean;
};

/** Brings back what was typed before a reload, and keeps what is typed from now on. */
export const useEnquiryDraft = ({ form, prefilled, cities, isHydrated }: DraftOptions): void => {
  const { getValues, setValue, subscribe } = form;

  useEffect(() => {
    if (!isHydrated) return;
    const typed = { ...prefilled, ...getValues() };
    const merged = mergeDraft(typed, prefilled, readDraft(), cities);
    for (const field of FIELD_NAMES) {
      if (merged[field] !== typed[field]) setValue(field, merged[field]);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft({ startBranch: prefilled.branch, values }),
    });
  }, [isHydrated, prefilled, cities, getValues, setValue, subscribe]);
};
