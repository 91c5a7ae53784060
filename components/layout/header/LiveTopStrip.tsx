import { usePublicPath } from '@/lib/hooks/usePublicPath';
import { TopStrip } from './TopStrip';

type LiveTopStripProps = {
  /** The path that the server drew the strip for. */
  served: string;
};

/** The strip in the browser: its number follows the visitor from page to page. */
export const LiveTopStrip = ({ served }: LiveTopStripProps) => (
  <TopStrip path={usePublicPath(served)} />
);
