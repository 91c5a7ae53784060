import dynamic from 'next/dynamic';
import { Fragment, useContext, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { ENQUIRY_STATES } from '@/data/copy/enquiry';
import { WARNINGS } from '@/data/copy/warnings';
import type { CityListMode } from '@/data/places/cityLists';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import {
  ENQUIRY_FIELDS,
  type EnquiryFields,
  type EnquiryProblems,
  mapFields,
} from '@/lib/enquiry/fields';
import { type PageStart, startPlace } from '@/lib/enquiry/place';
import { useIsHydrated } from '@/lib/hooks/useIsHydrated';
import { useSession } from '@/lib/session/SessionContext';
import { useSnackbar } from '@/lib/site/SnackbarContext';
import { PlainVisitContext } from '@/lib/visits/PlainVisitContext';
import type { Slot } from '@/lib/visits/slot';
import { useVisitWish } from '@/lib/visits/wish';
import { ConsentNotice } from './ConsentNotice';
import { EnquiryControl } from './EnquiryControl';
import styles from './EnquiryForm.module.scss';
import { FormStatus } from './FormStatus';
import { useClassForBirth } from './useClassForBirth';
import { useEnquiryDraft } from './useEnquiryDraft';
import { loadRules, useEnquiryForm } from './useEnquiryForm';
import { useUnsentWarning } from './useUnsentWarning';
import { type VisitChoice, VisitWish } from './VisitWish';

const ClassQuestion = dynamic(() => import('./ClassQuestion').then((part) => part.ClassQuestion));

export type EnquiryFormProps = PageStart & {
  /** `signup` follows a login, which has the mobile number already. */
  mode?: 'enquiry' | 'signup';
  /** Tells two forms of one page apart. */
  idPrefix?: string;
  cities?: CityListMode;
  /** What a form that came back from the server holds, and what is wrong with it. */
  initial?: Partial<EnquiryFields>;
  problems?: EnquiryProblems;
  /** `visit`: the campus visit that the family would like, if any. */
  onSubmit: (enquiry: Enquiry, visit?: Slot) => Promise<void>;
};

const NO_PROBLEMS = {};

/**
 * The admission enquiry. Its first render is a plain HTML form that works without JavaScript; it
 * goes live once hydrated.
 */
export const EnquiryForm = ({
  mode = 'enquiry',
  idPrefix = mode,
  cities = 'full',
  city,
  branchId,
  gradeId,
  standsInFor,
  initial,
  problems = NO_PROBLEMS,
  onSubmit,
}: EnquiryFormProps) => {
  const root = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated(root);
  const { session } = useSession();
  const asksMobile = mode === 'enquiry' && !session;
  const isTour = useVisitWish();
  const [wasTour] = useState(isTour);
  const [prefilled] = useState<EnquiryFields>(() => ({
    ...mapFields(() => ''),
    ...startPlace({ city, branchId, gradeId }, cities),
    ...initial,
  }));
  const chosen = useContext(PlainVisitContext)?.chosen;
  const [visit, setVisit] = useState<VisitChoice | null>(
    chosen ? { branch: prefilled.branch, slot: chosen } : null,
  );
  const { form, submit, isSending, refusal, errorOf } = useEnquiryForm({
    root,
    prefilled,
    problems,
    isHydrated,
    asksMobile,
    onSubmit: async (enquiry) => {
      byAge.checkClass();
      const isOfBranch = visit?.branch === String(enquiry.branch);
      await (isOfBranch ? onSubmit(enquiry, visit.slot) : onSubmit(enquiry));
    },
  });
  useEnquiryDraft({ form, prefilled, cities, isHydrated });
  const byAge = useClassForBirth({
    form,
    prefilled: prefilled.grade,
    isGiven: Boolean(initial?.grade),
    cities,
    isHydrated,
  });
  const isResumed = useUnsentWarning();
  const { loadSnackbars } = useSnackbar();

  const prepare = () => {
    void loadRules();
    loadSnackbars();
  };

  const visitWish = mode === 'enquiry' && (
    <VisitWish
      {...{ form, idPrefix, isHydrated }}
      choice={visit}
      onChoose={setVisit}
      isAsked={isTour || Boolean(chosen)}
      shouldFocus={isTour && !wasTour}
    />
  );

  return (
    <form
      ref={root}
      className={styles.root}
      action="/api/enquiries"
      method="post"
      noValidate={isHydrated}
      onFocus={prepare}
      onChangeCapture={byAge.noteChoice}
      onSubmit={submit}
    >
      {isTour && visitWish}
      {ENQUIRY_FIELDS.filter(({ kind }) => kind !== 'mobile' || asksMobile).map((entry) => (
        <Fragment key={entry.name}>
          <EnquiryControl
            {...{ entry, form, idPrefix, cities, prefilled, isHydrated }}
            start={{ branchId, standsInFor }}
            error={errorOf(entry.name)}
            advice={entry.name === 'grade' ? byAge.hint : undefined}
          />
          {entry.name === 'grade' && (
            <div className={styles.question} aria-live="polite">
              {byAge.question && (
                <ClassQuestion
                  question={byAge.question}
                  isKept={byAge.isKept}
                  onKeep={byAge.keep}
                  onChange={byAge.change}
                />
              )}
            </div>
          )}
        </Fragment>
      ))}
      {!isTour && visitWish}
      {refusal && <p className={styles.refusal}>{refusal}</p>}
      <Button type="submit" aria-disabled={isSending}>
        {ENQUIRY_STATES.submit}
      </Button>
      <FormStatus>
        {isSending ? ENQUIRY_STATES.sending : isResumed ? WARNINGS.unsentLine : null}
      </FormStatus>
      <ConsentNotice />
    </form>
  );
};
