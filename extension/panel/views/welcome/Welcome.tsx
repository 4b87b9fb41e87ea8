import { Button } from '../../parts/Button';
import { Icon } from '../../parts/Icon';
import { Wordmark } from '../../parts/Wordmark';
import { hostOf } from '../../store/planner-in-use';
import { endWelcome } from '../../store/use-settings';
import { showView } from '../../store/use-view';

/** Explains what data leaves the machine, before any does. The embedded planner needs no consent. */
export function Welcome({ endpoint }: { endpoint: string }) {
  return (
    <main className="welcome">
      <Wordmark />
      <h1>Before you begin: what leaves this machine</h1>
      <section className="stack">
        <h2 className="row">
          <Icon name="lock" /> With the embedded planner: nothing
        </h2>
        <p className="soft">Plain commands, recording and playing need no key and no network. Playbooks stay in this browser.</p>
      </section>
      <section className="stack">
        <h2 className="row">
          <Icon name="out" /> With a model: this, to {hostOf(endpoint)} only
        </h2>
        <ul className="facts soft">
          <li>your goal, and the visible text and controls of the page you run it on</li>
          <li>a picture of the page, only when text alone got stuck (can be switched off)</li>
          <li>names and steps of your playbooks for that site</li>
        </ul>
        <p className="soft">
          Never passwords, one-time codes or card numbers: their values stay in the field. No analytics, no other server.
        </p>
      </section>
      <div className="stack welcome-choice">
        <Button look="primary" onClick={() => endWelcome(false)}>
          Begin without a model
        </Button>
        <Button
          onClick={() => {
            endWelcome(true);
            showView('settings');
          }}
        >
          I agree: set up a model
        </Button>
        <p className="small faint">Both can be changed in the settings at any time.</p>
      </div>
    </main>
  );
}
