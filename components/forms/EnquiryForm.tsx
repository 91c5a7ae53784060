import { useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { ENQUIRY_HINTS, ENQUIRY_LABELS, ENQUIRY_STATES } from '@/data/copy/enquiry';
import type { CityListMode } from '@/lib/enquiry/cityOptions';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import type { EnquiryFields, EnquiryProblems } from '@/lib/enquiry/fields';
import { type Place, startPlace } from '@/lib/enquiry/place';
import { LONGEST_EMAIL, LONGEST_NAME } from '@/lib/enquiry/rules';
import { useIsLive } from '@/lib/hooks/useIsLive';
import { useSession } from '@/lib/session/session';
import { ConsentNotice } from './ConsentNotice';
import { DateField } from './DateField';
import { EmailField } from './EmailField';
import styles from './EnquiryForm.module.scss';
import { MobileField } from './MobileField';
import { PlaceFields } from './PlaceFields';
import { TextField } from './TextField';
import { useEnquiryDraft } from './useEnquiryDraft';
import { useEnquiryForm } from './useEnquiryForm';

export type EnquiryFormProps = {
  /** `signup` follows a login, which has the mobile number already. */
  mode?: 'enquiry' | 'signup';
  /** Tells two forms of one page apart. */
  idPrefix?: string;
  cities?: CityListMode;
  branchId?: number;
  gradeId?: number;
  /** What a form that came back from the server holds, and what is wrong with it. */
  initial?: Partial<EnquiryFields>;
  problems?: EnquiryProblems;
  /** What the lists hold already, where the form takes over HTML from the server. */
  chosen?: Place;
  onSubmit: (enquiry: Enquiry) => Promise<void>;
};

const EMPTY = { parent_name: '', child_name: '', date_of_birth: '', email: '', mobile: '' };
const NO_PROBLEMS = {};

/**
 * The admission enquiry. Its first render is a plain HTML form that works without JavaScript; then
 * it goes live.
 */
export const EnquiryForm = ({
  mode = 'enquiry',
  idPrefix = mode,
  cities = 'full',
  branchId,
  gradeId,
  initial,
  problems = NO_PROBLEMS,
  chosen,
  onSubmit,
}: EnquiryFormProps) => {
  const root = useRef<HTMLFormElement>(null);
  const isLive = useIsLive(root);
  const { session } = useSession();
  const asksMobile = mode === 'enquiry' && !session;
  const [served] = useState<EnquiryFields>(() => ({
    ...EMPTY,
    ...startPlace({ branchId, gradeId }, cities),
    ...initial,
  }));
  const { form, submit, isSending, refusal, errorOf } = useEnquiryForm({
    place: chosen ?? served,
    problems,
    isLive,
    asksMobile,
    onSubmit,
  });
  useEnquiryDraft({ form, served, isLive });

  const field = (name: keyof typeof EMPTY) => ({
    id: `${idPrefix}-${name}`,
    label: ENQUIRY_LABELS[name],
    error: errorOf(name),
    defaultValue: served[name],
    ...form.register(name),
  });

  return (
    <form
      ref={root}
      className={styles.root}
      action="/api/enquiries"
      method="post"
      noValidate={isLive}
      onSubmit={submit}
    >
      <TextField {...field('parent_name')} autoComplete="name" maxLength={LONGEST_NAME} required />
      <TextField {...field('child_name')} autoComplete="off" maxLength={LONGEST_NAME} required />
      <DateField
        {...field('date_of_birth')}
        hint={ENQUIRY_HINTS.date_of_birth}
        autoComplete="off"
        required
      />
      <EmailField
        {...field('email')}
        hint={ENQUIRY_HINTS.email}
        autoComplete="email"
        maxLength={LONGEST_EMAIL}
        isLive={isLive}
        onPick={(address) =>
          form.setValue('email', address, { shouldValidate: form.formState.isSubmitted })
        }
      />
      <PlaceFields {...{ idPrefix, cities, isLive, errorOf }} control={form.control} />
      {asksMobile && <MobileField {...field('mobile')} isLive={isLive} required />}
      {refusal && <p className={styles.refusal}>{refusal}</p>}
      <Button type="submit" aria-disabled={isSending}>
        {ENQUIRY_STATES.submit}
      </Button>
      <p className={styles.sending} role="status">
        {isSending ? ENQUIRY_STATES.sending : ''}
      </p>
      <ConsentNotice />
    </form>
  );
};
