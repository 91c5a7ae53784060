import dynamic from 'next/dynamic';
import type { ThirdPartyConfig } from '@/data/thirdParties.mjs';
import { THIRD_PARTY_CONFIG } from '@/lib/thirdParties/config';
import { loadedParties } from '@/lib/thirdParties/loadedParties';
import { useCallTaps } from '@/lib/thirdParties/useCallTaps';
import { useChoice } from '@/lib/thirdParties/useChoice';
import type { ThirdPartiesPage } from '@/lib/thirdParties/usePageTags';
import { wantedFor } from '@/lib/thirdParties/wantedFor';
import { ConsentRegion } from './ConsentRegion';

const AllowedTags = dynamic(() => import('./AllowedTags').then((part) => part.AllowedTags), {
  ssr: false,
});

type LiveThirdPartiesProps = ThirdPartiesPage & { config?: ThirdPartyConfig };

/** Asks, and remembers the answer. The code that loads anything comes with a yes. */
export const LiveThirdParties = ({
  config = THIRD_PARTY_CONFIG,
  ...page
}: LiveThirdPartiesProps) => {
  useCallTaps();
  const [choice, choose] = useChoice();
  const isAllowed = choice === 'allowed';
  const isNeeded = wantedFor(page, config).length > 0;

  return (
    <>
      <ConsentRegion config={config} choice={choice} isNeeded={isNeeded} onChoose={choose} />
      {(isAllowed || loadedParties().length > 0) && (
        <AllowedTags page={page} isAllowed={isAllowed} config={config} />
      )}
    </>
  );
};
