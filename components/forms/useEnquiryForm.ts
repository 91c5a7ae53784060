import { type RefObject, useEffect, useRef } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { type Enquiry, toEnquiry } from '@/lib/enquiry/enquiry';
import {
  type EnquiryField,
  type EnquiryFields,
  type EnquiryProblems,
  FIELD_NAMES,
  firstProblem,
} from '@/lib/enquiry/fields';
import { useSnackbar } from '@/lib/site/SnackbarContext';
import { SiteError } from '@/lib/site/siteError';

type EnquiryFormOptions = {
  root: RefObject<HTMLFormElement | null>;
  /** What the page filled in. */
  prefilled: EnquiryFields;
  /** What the server found wrong, before JavaScript. */
  problems: EnquiryProblems;
  isHydrated: boolean;
  asksMobile: boolean;
  /** Fields that are not asked for. */
  fixed: readonly EnquiryField[];
  onSubmit: (enquiry: Enquiry) => Promise<void>;
};

const toProblems = (errors: FieldErrors<EnquiryFields>): EnquiryProblems =>
  Object.fromEntries(
    FIELD_NAMES.flatMap((field) => {
      const message = errors[field]?.message;
      return message === undefined ? [] : [[field, message]];
    }),
  );

/** Fetches yup and the rules; null where the network fails. */
export const loadRules = () => import('@/lib/enquiry/formRules').catch(() => null);

const UNREACHABLE = { root: { type: 'server', message: ERROR_MESSAGES['network/unreachable'] } };

const createLazyResolver =
  (asksMobile: boolean): Resolver<EnquiryFields> =>
  async (...form) => {
    const rules = await loadRules();
    return rules?.createResolver(asksMobile)(...form) ?? { values: {}, errors: UNREACHABLE };
  };

/** The form's state: checks it, names the first mistake, sends it once at a time. */
export const useEnquiryForm = ({
  root,
  prefilled,
  problems,
  isHydrated,
  asksMobile,
  fixed,
  onSubmit,
}: EnquiryFormOptions) => {
  const form = useForm<EnquiryFields>({
    resolver: createLazyResolver(asksMobile),
    defaultValues: { city: prefilled.city, branch: prefilled.branch, grade: prefilled.grade },
    shouldFocusError: false,
  });
  const { enqueueSnackbar } = useSnackbar();
  const isBusy = useRef(false);
  const isSent = useRef(false);
  const { errors } = form.formState;

  // What was typed or chosen before hydration stands in the fields, not yet in the form's state.
  const { getValues, setValue } = form;
  useEffect(() => {
    for (const field of FIELD_NAMES) {
      const control = root.current?.elements.namedItem(field);
      const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
      if (isControl && control.value !== getValues(field)) setValue(field, control.value);
    }
  }, [root, getValues, setValue]);

  // What the server found goes on standing at its fields once the form can tell by itself.
  const { setError } = form;
  useEffect(() => {
    if (!isHydrated) return;
    for (const field of FIELD_NAMES) {
      if (problems[field]) setError(field, { type: 'server', message: problems[field] });
    }
  }, [isHydrated, problems, setError]);

  const showFirst = (found: FieldErrors<EnquiryFields>) => {
    const first = firstProblem(toProblems(found));
    enqueueSnackbar(first?.message ?? found.root?.message ?? '', { variant: 'error' });
    if (first) form.setFocus(first.field);
  };

  const showRefusal = ({ message, field: name }: SiteError) => {
    // The session that had the number is over, and this form has no field for it: said for all of it.
    const isShown = (asksMobile || name !== 'mobile') && !fixed.some((one) => one === name);
    const field = FIELD_NAMES.find((known) => known === name && isShown);
    setError(field ?? 'root', { type: 'server', message });
    // At its field it is read once; without a field it could stand above what is in view.
    if (field) form.setFocus(field);
    else enqueueSnackbar(message, { variant: 'error' });
  };

  const send = async (fields: EnquiryFields) => {
    try {
      await onSubmit(toEnquiry(asksMobile ? fields : { ...fields, mobile: '' }));
      isSent.current = true;
    } catch (cause) {
      if (!(cause instanceof SiteError)) throw cause;
      showRefusal(cause);
    }
  };

  // A second press can come before the first one shows, and before the thanks replace the form.
  const submit: ReturnType<typeof form.handleSubmit> = async (event) => {
    event?.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    await form
      .handleSubmit(
        send,
        showFirst,
      )(event)
      .finally(() => {
        isBusy.current = isSent.current;
      });
  };

  return {
    form,
    submit,
    isSending: form.formState.isSubmitting,
    refusal: errors.root?.message,
    errorOf: (field: EnquiryField): string | undefined =>
      isHydrated ? errors[field]?.message : problems[field],
  };
};
