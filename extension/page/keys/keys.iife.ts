import '../actor/actor.iife';
import { bringKeys } from '../../../src/page/run-leg/keys';

// What types and presses keys in one document. Injected after the actor.
bringKeys();
