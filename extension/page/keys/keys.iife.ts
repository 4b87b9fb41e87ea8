import '../actor/actor.iife';
import { bringKeys } from '../../../src/page/act/keys-and-text';

// What types and presses keys in one document. Injected after the actor.
bringKeys();
