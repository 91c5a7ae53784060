import { PhoneLinks } from '@/components/blocks/phones/PhoneLinks';
import { usePublicPath } from '@/lib/hooks/usePublicPath';

type LivePhoneLinksProps = {
  /** The path that the server drew the numbers for. */
  served: string;
};

/** The footer's number in the browser: it follows the visitor from page to page. */
export const LivePhoneLinks = ({ served }: LivePhoneLinksProps) => (
  <PhoneLinks path={usePublicPath(served)} place="footer" />
);
