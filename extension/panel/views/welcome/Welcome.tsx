import { Button } from '../../parts/Button';
import { Fold } from '../../parts/Fold';
import { Wordmark } from '../../parts/Wordmark';
import { hostOf } from '../../store/planner-in-use';
import { endWelcome } from '../../store/use-settings';
import { showView, typeGoal } from '../../store/use-view';
import { PageCommands } from '../run/PageCommands';

/** The first minute: what Abra is, what it could do on the page that is open, and two ways to begin. No data leaves before the second is chosen. */
export function Welcome({ endpoint }: { endpoint: string }) {
  return (
    <main className="welcome">
      <Wordmark />
      <h1>Tell Abra what to do on a page. It remembers how.</h1>
      <PageCommands
        title="On this page, for example"
        max={2}
        choose={(command) => {
          typeGoal(command);
          endWelcome(false);
        }}
      />
      <section className="stack welcome-choice">
        <Button look="primary" onClick={() => endWelcome(false)}>
          Start in private mode
        </Button>
        <p className="small soft">Simple commands, and what you show it. Free, and nothing leaves your computer.</p>
      </section>
      <section className="stack welcome-choice">
        <Button
          onClick={() => {
            endWelcome(true);
            showView('settings');
          }}
        >
          Use an AI model (needs a key)
        </Button>
        <p className="small soft">
          Any goal in your own words. Your goal and the visible text of the page go to {hostOf(endpoint)}, and nowhere else.
        </p>
        <Fold title="What is sent, and what never is">
          <ul className="facts small soft">
            <li>Sent: your goal, the visible text and controls of the page you run it on, and the steps you saved for that site</li>
            <li>Sent only where words are not enough: a picture of the page (you can switch that off)</li>
            <li>Never: passwords, one-time codes and card numbers. There are no analytics and no other server.</li>
          </ul>
        </Fold>
      </section>
      <p className="small faint">You can change this at any time in Settings.</p>
    </main>
  );
}
