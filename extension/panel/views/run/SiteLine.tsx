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
  return <KnownSite site={site.value} />;
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
    <div className={`site${site.access === 'none' ? ' ask' : ''}`}>
      <Icon name="globe" />
      <div className="grow">
        <p className="cut site-name" title={site.url}>
          {site.domain}
          <span className="faint">{site.path === '/' ? '' : site.path}</span>
        </p>
        {site.access === 'none' && (
          <p className="small soft">{site.why ? sayTold({ text: site.why, says: site.says }) : say('run.abraHasNoAccessTo')}</p>
        )}
      </div>
      {site.access === 'granted' && <span className="small faint">{say('run.allowed')}</span>}
      {site.access === 'this-tab' && (
        <Button small look="quiet" onClick={() => void allowSite(site)} title={say('run.abraMayActInThis')}>
          {say('run.alwaysAllow')}
        </Button>
      )}
      {site.access === 'none' && (
        <Button small look="primary" onClick={() => void allowSite(site)}>
          {say('run.allowOnThisSite')}
        </Button>
      )}
    </div>
  );
}
