// What the extension injects into a document, as one script of the document's own world: shim first, then scanner and actor.
import '../../extension/page/shim/shim.iife';
import '../../extension/page/actor/actor.iife';
