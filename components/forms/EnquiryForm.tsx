import dynamic from 'next/dynamic';
import { Fragment, useContext, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import type { CampaignSubject, HiddenField } from '@/data/campaigns/campaign';
import { ENQUIRY_STATES, OTHER_HINTS } from '@/data/copy/enquiry';
import { WARNINGS } from '@/data/copy/warnings';
import type { OfferedPlaces } from '@/data/places/cityLists';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import {
  ENQUIRY_FIELDS,
  type EnquiryField,
  type EnquiryFields,
  type EnquiryProblems,
  mapFields,
} from '@/lib/enquiry/fields';
import { fieldsOf } from '@/lib/enquiry/hiddenFields';
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
  cities?: OfferedPlaces;
  /** What the page is about: the questions about classes are for admission alone. */
  about?: CampaignSubject;
  /** What it does not ask for. */
  hidden?: readonly HiddenField[];
  /** What a form that came back from the server holds, and what is wrong with it. */
  initial?: Partial<EnquiryFields>;
  problems?: EnquiryProblems;
  /** `visit`: the campus visit that the family would like, if any. */
  onSubmit: (enquiry: Enquiry, visit?: Slot) => Promise<void>;
};

const NO_PROBLEMS = {};
const NOTHING: readonly HiddenField[] = [];

/**
 * The admission enquiry. Its first render is a plain HTML form that works without JavaScript; it
 * goes live once hydrated.
 */
export const EnquiryForm = ({
  mode = 'enquiry',
  idPrefix = mode,
  cities = 'full',
  about = 'admission',
  hidden = NOTHING,
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
  const [fixed] = useState(() => fieldsOf(hidden));
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
    fixed,
    onSubmit: async (enquiry) => {
      byAge.checkClass();
      const isOfBranch = visit?.branch === String(enquiry.branch);
      await (isOfBranch ? onSubmit(enquiry, visit.slot) : onSubmit(enquiry));
    },
  });
  useEnquiryDraft({ form, prefilled, fixed, cities, isHydrated });
  const byAge = useClassForBirth({
    form,
    prefilled: prefilled.grade,
    isGiven: Boolean(initial?.grade),
    cities,
    isAsked: about === 'admission' && !fixed.includes('grade'),
    isHydrated,
  });
  const isResumed = useUnsentWarning();
  const { loadSnackbars } = useSnackbar();

  const prepare = () => {
    void loadRules();
    loadSnackbars();
  };

  const visitWish = mode === 'enquiry' && !hidden.includes('visit') && (
    <VisitWish
      {...{ form, idPrefix, isHydrated }}
      choice={visit}
      onChoose={setVisit}
      isAsked={isTour || Boolean(chosen)}
      shouldFocus={isTour && !wasTour}
    />
  );

  const asked = ENQUIRY_FIELDS.filter(
    ({ name, kind }) => (kind !== 'mobile' || asksMobile) && !fixed.includes(name),
  );
  const adviceOf = (name: EnquiryField): string | undefined => {
    if (about !== 'admission') return OTHER_HINTS[name];
    return name === 'grade' ? byAge.hint : undefined;
  };

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
      {fixed.map((name) => (
        <input key={name} type="hidden" defaultValue={prefilled[name]} {...form.register(name)} />
      ))}
      {asked.map((entry) => (
        <Fragment key={entry.name}>
          <EnquiryControl
            {...{ entry, form, idPrefix, cities, prefilled, isHydrated }}
            start={{ branchId, standsInFor }}
            error={errorOf(entry.name)}
            advice={adviceOf(entry.name)}
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
