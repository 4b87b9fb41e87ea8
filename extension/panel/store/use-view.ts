import { create } from 'zustand';

export type View = 'run' | 'playbooks' | 'recording' | 'settings';

/** The open view, and the goal being typed, which must survive a change of view. */
interface ViewStore {
  view: View;
  goal: string;
  /** The playbook whose details are open. */
  playbook: { domain: string; id: string } | undefined;
}

export const useView = create<ViewStore>(() => ({ view: 'run', goal: '', playbook: undefined }));

/** Shows another view of the panel. */
export const showView = (view: View): void => useView.setState({ view });
/** Puts a text into the goal field. */
export const typeGoal = (goal: string): void => useView.setState({ goal });
/** Shows one playbook. */
export const openPlaybook = (playbook: ViewStore['playbook']): void => useView.setState({ view: 'playbooks', playbook });
