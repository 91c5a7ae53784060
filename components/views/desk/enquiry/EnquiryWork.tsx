import { Link } from '@/components/ui/Link';
import { DESK_ENQUIRY_COPY } from '@/data/copy/desk/enquiry';
import { deskPersonPath } from '@/data/routes/deskPaths';
import type { DeskEnquiry } from '@/lib/desk/contract';
import { CaseParts } from './CaseParts';
import { Corrections } from './Corrections';
import styles from './DeskEnquiryView.module.scss';
import { EnquiryFacts } from './EnquiryFacts';
import { Family } from './Family';
import { Notes } from './Notes';
import { SchoolSystem } from './SchoolSystem';

type EnquiryWorkProps = {
  enquiry: DeskEnquiry;
  onChanged: (enquiry: DeskEnquiry) => void;
  /** Somebody else was faster: what is shown is not so any more. */
  onStale: () => void;
  /** This person does not see the enquiry any more. */
  onLeft: (said: string) => void;
};

/** What stands below the first screen of an enquiry: the work with it, and all that is known. */
export const EnquiryWork = ({ enquiry, onChanged, onStale, onLeft }: EnquiryWorkProps) => (
  <>
    {!enquiry.isMerged && <CaseParts {...{ enquiry, onChanged, onStale }} />}
    <Family enquiry={enquiry} onChanged={onChanged} />
    <Notes enquiry={enquiry} onChanged={onChanged} />
    <EnquiryFacts
      enquiry={enquiry}
      corrections={<Corrections {...{ enquiry, onChanged, onStale, onLeft }} />}
    />
    <SchoolSystem enquiry={enquiry} onChanged={onChanged} />
    <Link href={deskPersonPath(enquiry.reference)} className={styles.back}>
      {DESK_ENQUIRY_COPY.person}
    </Link>
  </>
);
