import { PhoneLinks } from '@/components/blocks/phones/PhoneLinks';
import { Icon } from '@/components/ui/Icon';
import { CONTACT_BAR_COPY } from '@/data/copy/contactBar';
import { formatPhone } from '@/lib/chrome/formatPhone';

export type CallLinkProps = {
  /** The public path of the page. */
  path: string;
  /** Digits of the number that counts here for everybody; without it that of the visit does. */
  phone?: string | null;
};

/** Calls a branch, or the number that the visit brings. */
export const CallLink = ({ path, phone }: CallLinkProps) => {
  const icon = <Icon name="phone" size={22} />;
  const { call, callNumber } = CONTACT_BAR_COPY;
  return phone ? (
    <a href={`tel:${phone}`} aria-label={callNumber(formatPhone(phone))}>
      {icon}
      {call}
    </a>
  ) : (
    <PhoneLinks path={path} place="header" icon={icon} label={call} />
  );
};
