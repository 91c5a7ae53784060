import { Link } from '@/components/ui/Link';
import { CHROME_COPY } from '@/data/copy/chrome';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { IS_SAMPLE_SCHOOL } from '@/data/school';

/** Says once on a page that it shows a sample school, and leads to what that means. */
export const SampleSchoolLink = () =>
  IS_SAMPLE_SCHOOL && (
    <span>
      {CHROME_COPY.sampleSchool} <Link href={ABOUT_PATHS.sample}>{CHROME_COPY.sampleMore}</Link>
    </span>
  );
