import { Seo } from '@/components/blocks/Seo';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { OWN_ENQUIRIES_COPY, TRACK_COPY } from '@/data/copy/enquiryProgress';
import { PATHS } from '@/data/routes/paths';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { REFERENCE_EXAMPLE, REFERENCE_PATTERN } from '@/lib/enquiry/reference';
import styles from './TrackView.module.scss';

type TrackViewProps = {
  /** Whether somebody came with a reference that we do not know. */
  isWrong: boolean;
};

/** Finds an enquiry by its reference, also without JavaScript. */
export const TrackView = ({ isWrong }: TrackViewProps) => (
  <div className={styles.root}>
    <Seo
      title={TRACK_COPY.title}
      description={TRACK_COPY.description}
      path={isWrong ? null : PATHS.enquiry}
      robots="noindex"
    />
    <h1>{isWrong ? TRACK_COPY.wrong : TRACK_COPY.title}</h1>
    <p>{isWrong ? TRACK_COPY.wrongText : TRACK_COPY.intro}</p>
    <form className={styles.form} action={PATHS.enquiry} method="get">
      <TextField
        id="track-reference"
        name="reference"
        label={TRACK_COPY.field}
        hint={TRACK_COPY.hint(REFERENCE_EXAMPLE)}
        pattern={REFERENCE_PATTERN}
        title={TRACK_COPY.hint(REFERENCE_EXAMPLE)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <Button type="submit">{TRACK_COPY.button}</Button>
    </form>
    <div className={styles.ways}>
      <p>
        {TRACK_COPY.lost} <Link href={PATHS.myEnquiries}>{OWN_ENQUIRIES_COPY.title}</Link>
      </p>
      <p>
        {TRACK_COPY.call} <a href={`tel:${SCHOOL.phone}`}>{formatPhone(SCHOOL.phone)}</a>
      </p>
    </div>
  </div>
);
