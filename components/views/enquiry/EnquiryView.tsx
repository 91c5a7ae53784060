import type { EnquiryProgress } from '@/lib/enquiry/progress';
import { ProgressView } from './ProgressView';
import { TrackView } from './TrackView';

type EnquiryViewProps = {
  /** Null where nobody knows the reference of the address. */
  progress: EnquiryProgress | null;
};

/** The page of a reference: how the enquiry stands, or help with a reference that is wrong. */
export const EnquiryView = ({ progress }: EnquiryViewProps) =>
  progress ? <ProgressView progress={progress} /> : <TrackView isWrong />;
