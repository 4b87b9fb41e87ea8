import { create } from 'zustand';
import type { PageOffer } from '../../../src/model/page/page-offer';
import { giveUpAccess } from './use-site';

export type View = 'run' | 'history' | 'playbooks' | 'recording' | 'settings';

/** The open view, and the goal being typed, which must survive a change of view. */
interface ViewStore {
  view: View;
  goal: string;
  /** The field of the page that the goal is written for, and how the goal begins as long as it is. */
  field: { offer: PageOffer; lead: string } | undefined;
  /** How many goals were put into the field to be read, and run with Enter. */
  offers: number;
  /** The playbook whose details are open; `edit`: for editing, at this step (from 0). */
  playbook: { domain: string; id: string; edit?: number } | undefined;
  /** What gets the focus when it is shown: a field of the settings, or what the composer asks before a model can be used. */
  setting: 'planner' | 'key' | 'model' | undefined;
}

export const useView = create<ViewStore>(() => ({
  view: 'run',
  goal: '',
  field: undefined,
  offers: 0,
  playbook: undefined,
  setting: undefined,
}));

/** Shows another view of the panel. */
export const showView = (view: View): void => useView.setState({ view, setting: undefined });
/** Puts a text into the goal field. */
export function typeGoal(goal: string): void {
  // What was asked for before is not what the person wants any more.
  giveUpAccess();
  useView.setState({ goal });
}
/** Lets the person write what goes into this field of the page, behind `lead`. */
export function typeInto(offer: PageOffer, lead: string): void {
  typeGoal(lead);
  useView.setState({ field: { offer, lead } });
}
/** The field that the goal is written for, and what goes into it; undefined where it is a goal in words. */
export function fieldOfGoal(): { offer: PageOffer; text: string } | undefined {
  const { goal, field } = useView.getState();
  return field && goal.startsWith(field.lead) ? { offer: field.offer, text: goal.slice(field.lead.length) } : undefined;
}
/** Puts a text into the goal field, which gets the focus. */
export function offerGoal(goal: string): boolean {
  typeGoal(goal);
  useView.setState(({ offers }) => ({ offers: offers + 1 }));
  return true;
}
/** Brings the person to what an AI model still needs, beside the goal. */
export const askForModel = (): void => useView.setState({ view: 'run', setting: 'key' });
/** The focus is where it was wanted. */
export const focusTaken = (): void => useView.setState({ setting: undefined });
/** Shows one playbook. */
export const openPlaybook = (playbook: ViewStore['playbook']): void => useView.setState({ view: 'playbooks', playbook });
/** Shows the settings at one of them. */
export const openSettings = (setting: ViewStore['setting']): boolean => {
  useView.setState({ view: 'settings', setting });
  return true;
};
