import { useState } from 'react';
import { useView } from '../../store/use-view';
import { ImportPane } from './ImportPane';
import { PlaybookDetail } from './PlaybookDetail';
import { PlaybookList } from './PlaybookList';

/** All playbooks, by site. */
export function PlaybooksView() {
  const { playbook } = useView();
  const [isImporting, setImporting] = useState(false);
  if (isImporting) return <ImportPane close={() => setImporting(false)} />;
  if (playbook)
    return <PlaybookDetail key={`${playbook.domain} ${playbook.id}`} domain={playbook.domain} id={playbook.id} edit={playbook.edit} />;
  return <PlaybookList importNow={() => setImporting(true)} />;
}
