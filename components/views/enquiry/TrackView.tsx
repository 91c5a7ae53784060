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

/** What the page is for; `limited`: how many minutes it takes until references are looked up again. */
export type TrackState = { is: 'open' } | { is: 'wrong' } | { is: 'limited'; minutes: number };

type TrackViewProps = { state: TrackState };

/** Finds an enquiry by its reference, also without JavaScript. */
export const TrackView = ({ state }: TrackViewProps) => (
  <div className={styles.root}>
    <Seo
      title={TRACK_COPY.title}
      description={TRACK_COPY.description}
      path={state.is === 'open' ? PATHS.enquiry : null}
      robots="noindex"
    />
    <h1>{HEADINGS[state.is]}</h1>
    <p>{textOf(state)}</p>
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
        {state.is === 'limited' ? TRACK_COPY.limitedWay : TRACK_COPY.lost}{' '}
        <Link href={PATHS.myEnquiries}>{OWN_ENQUIRIES_COPY.title}</Link>
      </p>
      <p>
        {TRACK_COPY.call} <a href={`tel:${SCHOOL.phone}`}>{formatPhone(SCHOOL.phone)}</a>
      </p>
    </div>
  </div>
);

const HEADINGS: Record<TrackState['is'], string> = {
  open: TRACK_COPY.title,
  wrong: TRACK_COPY.wrong,
  limited: TRACK_COPY.limited,
};

const textOf = (state: TrackState): string => {
  switch (state.is) {
    case 'open':
      return TRACK_COPY.intro;
    case 'wrong':
      return TRACK_COPY.wrongText;
    case 'limited':
      return TRACK_COPY.limitedText(state.minutes);
  }
};
