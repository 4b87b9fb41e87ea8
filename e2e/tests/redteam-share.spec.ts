/** Attacks that are quick enough to be made whole at each test. */
import '../redteam/forged.redteam';
import '../redteam/probes.redteam';
