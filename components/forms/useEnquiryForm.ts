import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useRef } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import {
  ENQUIRY_FIELDS,
  type EnquiryField,
  type EnquiryFields,
  type EnquiryProblems,
  firstProblem,
} from '@/lib/enquiry/fields';
import { formSchema } from '@/lib/enquiry/formSchema';
import { toEnquiry } from '@/lib/enquiry/parseEnquiry';
import type { Place } from '@/lib/enquiry/place';
import { SiteError } from '@/lib/errors/siteError';
import { notify } from '@/lib/notify/notify';

type EnquiryFormOptions = {
  /** What the lists hold at first. Texts are read from the fields themselves. */
  place: Place;
  /** What the server found wrong, before JavaScript. */
  problems: EnquiryProblems;
  isLive: boolean;
  asksMobile: boolean;
  onSubmit: (enquiry: Enquiry) => Promise<void>;
};

const toProblems = (errors: FieldErrors<EnquiryFields>): EnquiryProblems =>
  Object.fromEntries(
    ENQUIRY_FIELDS.flatMap((field) => {
      const message = errors[field]?.message;
      return message === undefined ? [] : [[field, message]];
    }),
  );

/** The form's state: checks it, names the first mistake, sends it once at a time. */
export const useEnquiryForm = ({
  place,
  problems,
  isLive,
  asksMobile,
  onSubmit,
}: EnquiryFormOptions) => {
  const form = useForm<EnquiryFields>({
    resolver: yupResolver(formSchema(asksMobile), {}, { mode: 'sync' }),
    defaultValues: place,
    shouldFocusError: false,
  });
  const isBusy = useRef(false);
  const isSent = useRef(false);
  const { errors } = form.formState;

  // What the server found goes on standing at its fields once the form can tell by itself.
  const { setError } = form;
  useEffect(() => {
    if (!isLive) return;
    for (const field of ENQUIRY_FIELDS) {
      if (problems[field]) setError(field, { type: 'server', message: problems[field] });
    }
  }, [isLive, problems, setError]);

  const showFirst = (found: FieldErrors<EnquiryFields>) => {
    const first = firstProblem(toProblems(found));
    if (!first) return;
    notify('error', first.message);
    form.setFocus(first.field);
  };

  const showRefusal = ({ message, field: name }: SiteError) => {
    const field = ENQUIRY_FIELDS.find((known) => known === name);
    notify('error', message);
    setError(field ?? 'root', { type: 'server', message });
    if (field) form.setFocus(field);
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
      isLive ? errors[field]?.message : problems[field],
  };
};
