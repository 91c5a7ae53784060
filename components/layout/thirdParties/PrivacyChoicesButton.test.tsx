/** @jest-environment jest-fixed-jsdom */
import { render } from '@/lib/testing/render';
import { PrivacyChoicesButton } from './PrivacyChoicesButton';
import { ThirdParties } from './ThirdParties';

it('is not there, nor is anything else, where no third party is set up', () => {
  const { container } = render(
    <>
      <ThirdParties chat tags="ads" path="/campaign/pune" />
      <PrivacyChoicesButton />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});
