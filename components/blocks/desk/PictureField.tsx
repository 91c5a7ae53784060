import { type ChangeEvent, useRef, useState } from 'react';
import { HeroPicture } from '@/components/blocks/landing/HeroPicture';
import { describeControl, Field } from '@/components/forms/Field';
import { Button } from '@/components/ui/Button';
import { PICTURE_TYPES } from '@/data/campaigns/campaignPicture';
import { PICTURE_COPY, PICTURE_PROBLEMS } from '@/data/copy/desk/pictures';
import { PICTURE_MEGABYTES } from '@/data/limits';
import { sendPicture } from '@/lib/api/desk/pictures';
import type { PictureDraft } from '@/lib/desk/pictures';
import { toSiteError } from '@/lib/site/siteError';
import { PictureAlt } from './PictureAlt';
import styles from './PictureField.module.scss';

type PictureFieldProps = {
  id: string;
  value: PictureDraft | null;
  onChange: (value: PictureDraft | null) => void;
  /** What the form finds missing, such as the text: `altProblem`. */
  altError?: string;
};

/** Chooses a picture, sends it in, and asks what it shows. The site checks it: here nothing is trusted. */
export const PictureField = ({ id, value, onChange, altError }: PictureFieldProps) => {
  const [error, setError] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const [sending, setSending] = useState<AbortController | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const send = async (file: File) => {
    sending?.abort();
    const mine = new AbortController();
    setSending(mine);
    setError(null);
    setStatus(PICTURE_COPY.reading);
    try {
      if (file.size > PICTURE_MEGABYTES * 1024 * 1024) throw new TooLarge();
      const stored = await sendPicture(file, mine.signal);
      // Another one was chosen meanwhile.
      if (mine.signal.aborted) return;
      onChange({ ...stored, alt: value?.id === stored.id ? value.alt : null });
      setStatus(PICTURE_COPY.taken);
    } catch (cause) {
      if (mine.signal.aborted) return;
      setError(cause instanceof TooLarge ? cause.message : toSiteError(cause).message);
      setStatus('');
    }
    setSending(null);
  };

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void send(file);
    // The same file can be chosen again after a mistake.
    target.value = '';
  };

  const remove = () => {
    sending?.abort();
    setSending(null);
    setError(null);
    setStatus(PICTURE_COPY.removed);
    onChange(null);
    input.current?.focus();
  };

  const label = value ? PICTURE_COPY.replace : PICTURE_COPY.drop;
  const frame = { id, label, hint: PICTURE_COPY.hint, error: error ?? undefined };
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{PICTURE_COPY.label}</legend>
      {value && (
        <div className={styles.preview}>
          <HeroPicture {...value} alt={value.alt ?? ''} />
        </div>
      )}
      <Field {...frame}>
        <input
          {...describeControl(frame)}
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          className={styles.file}
          onChange={choose}
        />
      </Field>
      <p role="status" className={styles.status}>
        {status}
        {sending && <progress aria-label={PICTURE_COPY.reading} />}
      </p>
      {value && (
        <>
          <PictureAlt
            id={`${id}-alt`}
            alt={value.alt}
            error={altError}
            onChange={(alt) => onChange({ ...value, alt })}
          />
          <Button tone="secondary" onClick={remove}>
            {PICTURE_COPY.remove}
          </Button>
        </>
      )}
    </fieldset>
  );
};

/** Found before it is sent, which would take minutes. */
class TooLarge extends Error {
  override readonly message = PICTURE_PROBLEMS.tooLarge;
}
