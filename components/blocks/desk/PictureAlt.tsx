import { TextField } from '@/components/forms/TextField';
import { LONGEST_ALT } from '@/data/campaigns/campaignPicture';
import { PICTURE_COPY } from '@/data/copy/desk/pictures';
import styles from './PictureField.module.scss';

type PictureAltProps = {
  id: string;
  /** Null: nothing was said yet. Empty: it is decoration. */
  alt: string | null;
  error?: string;
  onChange: (alt: string | null) => void;
};

/** What a picture shows, in a sentence, or that it is decoration. */
export const PictureAlt = ({ id, alt, error, onChange }: PictureAltProps) => {
  const isDecorative = alt === '';
  return (
    <>
      {!isDecorative && (
        <TextField
          id={id}
          label={PICTURE_COPY.alt}
          hint={PICTURE_COPY.altHint}
          error={error}
          maxLength={LONGEST_ALT}
          autoComplete="off"
          value={alt ?? ''}
          onChange={({ target }) => onChange(target.value || null)}
        />
      )}
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isDecorative}
          onChange={({ target }) => onChange(target.checked ? '' : null)}
        />
        {PICTURE_COPY.decorative}
      </label>
    </>
  );
};
