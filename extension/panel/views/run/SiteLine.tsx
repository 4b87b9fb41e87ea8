import { useEffect, useState } from 'react';
import type { SiteState } from '../../../../src/wire/shapes';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Icon } from '../../parts/Icon';
import { allowSite, useSite } from '../../store/use-site';
import { faultInWords, sayTold } from '../../words/say-told';

/** The active tab's site, and Abra's access to it. */
export function SiteLine() {
  const { site } = useSite();
  if (site.status === 'loading') return <div className="site" aria-busy="true" />;
  if (site.status === 'failed') {
    return (
      <div className="site warn" role="status">
        <Icon name="alert" />
        <p className="grow">{faultInWords(site.fault)}</p>
      </div>
    );
  }
  return site.value.access === 'none' ? <LockedSite site={site.value} /> : <KnownSite site={site.value} />;
}

function KnownSite({ site }: { site: SiteState }) {
  if (site.access === 'forbidden') {
    return (
      <div className="site warn" role="status">
        <Icon name="lock" />
        <p className="grow">{site.why ? sayTold({ text: site.why, says: site.says }) : say('run.chromeDoesntAllowExtensionsOn')}</p>
      </div>
    );
  }
  return (
    <div className="site">
      <Icon name="globe" />
      <div className="grow">
        <p className="cut site-name" title={site.url}>
          {site.domain}
          <span className="faint">{site.path === '/' ? '' : site.path}</span>
        </p>
      </div>
      {site.access === 'granted' && <span className="small faint">{say('run.allowed')}</span>}
      {site.access === 'this-tab' && (
        <Button small look="quiet" onClick={() => void allowSite(site.url)} title={say('run.abraMayActInThis')}>
          {say('run.alwaysAllow')}
        </Button>
      )}
    </div>
  );
}

/** A page that Abra may not act in: what lets it in. Of such a page Chrome tells no address, so there is no site to allow. */
function LockedSite({ site }: { site: SiteState }) {
  const { waits } = useSite();
  const [shortcut, setShortcut] = useState('');
  useEffect(() => {
    void chrome.commands.getAll().then((all) => setShortcut(all.find(({ name }) => name === '_execute_action')?.shortcut ?? ''));
  }, []);
  return (
    <div className="site ask" role="status">
      <Icon name="lock" />
      <div className="grow">
        <p>
          {site.why ? sayTold({ text: site.why, says: site.says }) : say('run.abraHasNoAccessTo')} {shortcut && <kbd>{shortcut}</kbd>}
        </p>
        {waits && <p className="small soft">{say('run.goesOnOnceAllowed')}</p>}
      </div>
      <Button small look="quiet" onClick={() => void allowSite(undefined)} title={say('run.everySiteMeans')}>
        {say('settings.allowOnEverySite')}
      </Button>
    </div>
  );
}
