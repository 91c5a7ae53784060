import { Link } from '@/components/ui/Link';
import { SAMPLE_SCHOOL_ID } from '@/data/copy/about';
import { CHROME_COPY } from '@/data/copy/chrome';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { IS_SAMPLE_SCHOOL } from '@/data/school';

/** Says once on a page that the school is a sample, and leads to what that means. */
export const SampleSchoolLink = () =>
  IS_SAMPLE_SCHOOL && (
    <Link href={`${ABOUT_PATHS.about}#${SAMPLE_SCHOOL_ID}`}>{CHROME_COPY.sampleSchool}</Link>
  );
