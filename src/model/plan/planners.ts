/** What plans a run, and what that means for rights and privacy. */
interface PlannerRow {
  /** Key of its name in the panel's catalogues; planners that share one are one choice there. */
  label: 'told.simpleCommands' | 'told.aiModel' | 'told.chromesModel';
  /** A language model: page text can influence its plans, so they may say less than a person. */
  isModel: boolean;
  /** Goal and page text are sent to an endpoint; one on this machine is the exception (`leavesMachine`). */
  leavesMachine: boolean;
}

/** The only list of planners. A new one is a row here and its port in `extension/worker/runs/planner-port.ts`, which the compiler asks for. */
export const PLANNERS = {
  embedded: { label: 'told.simpleCommands', isModel: false, leavesMachine: false },
  'messages-api': { label: 'told.aiModel', isModel: true, leavesMachine: true },
  'chat-completions': { label: 'told.aiModel', isModel: true, leavesMachine: true },
  'on-device': { label: 'told.chromesModel', isModel: true, leavesMachine: false },
} as const satisfies Record<string, PlannerRow>;

type Kind = keyof typeof PLANNERS;
export const PLANNER_KINDS = Object.keys(PLANNERS) as [Kind, ...Kind[]];

/** A planner that asks an endpoint, named by the protocol. */
export type Protocol = { [One in Kind]: (typeof PLANNERS)[One]['leavesMachine'] extends true ? One : never }[Kind];
export const PROTOCOLS = PLANNER_KINDS.filter((kind): kind is Protocol => PLANNERS[kind].leavesMachine) as [Protocol, ...Protocol[]];

/** Is the author of a plan a language model? Recall and plays, which have no row, are not. */
export const isModel = (by: string): boolean => by in PLANNERS && PLANNERS[by as Kind].isModel;

/** Does the planner ask an endpoint? */
export const isProtocol = (by: string): by is Protocol => by in PLANNERS && PLANNERS[by as Kind].leavesMachine;
