import { say } from '../../../locales/say';
import { IconButton } from '../../parts/IconButton';
import { removeFile, useFiles } from '../../store/use-files';

/** The files that go with the next goal, each with a button that takes it away again. */
export function DroppedFiles() {
  const { dropped } = useFiles();
  return (
    <>
      {dropped.length > 0 && (
        <ul className="dropped-files" aria-label={say('run.filesForThisRun')}>
          {dropped.map((file) => (
            <li key={file.name}>
              <span className="cut">{file.name}</span>
              <IconButton small icon="cross" label={say('run.removeFile', { name: file.name })} onClick={() => removeFile(file)} />
            </li>
          ))}
        </ul>
      )}
      <span className="unseen" role="status">
        {dropped.length > 0 ? say('run.fileCount', { count: dropped.length }) : ''}
      </span>
    </>
  );
}
