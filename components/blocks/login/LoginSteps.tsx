import { useConfirmParent } from '@/lib/login/useConfirmParent';
import { OtpSteps, type OtpStepsProps } from './OtpSteps';

type LoginStepsProps = Omit<OtpStepsProps, 'confirm'>;

/** Page 1 of a parent's login: number and code, then a session. */
export const LoginSteps = (props: LoginStepsProps) => (
  <OtpSteps {...props} confirm={useConfirmParent()} />
);
