// What the extension injects into a document, as one script of the document's own world: shim first, then scanner, actor and all that comes later.
import '../../extension/page/shim/shim.iife';
import '../../extension/page/reserve/reserve.iife';
import '../../extension/page/overlay/overlay.iife';
import '../../extension/page/pill/pill.iife';
