import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import choice from '../../ui/fields/choice.module.css';
import styles from './file-field.module.css';

/** Takes a file that is chosen or dropped. Its `title` and the text below it are its label. */
export function FileField(props: {
  title: string;
  accept: string;
  onChoose: (file: File) => void;
  children: ReactNode;
}) {
  const id = useId();
  const choose = (file: File | undefined) => {
    if (file) props.onChoose(file);
  };
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    <label
      htmlFor={id}
      className={`${choice.large} ${styles.drop} ${over ? styles.over : ''}`}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        choose(event.dataTransfer.files[0]);
      }}
    >
      <FileUp size={22} aria-hidden />
      <strong>{props.title}</strong>
      <span>{props.children}</span>
      <input
        id={id}
        type="file"
        accept={props.accept}
        onChange={(event) => choose(event.target.files?.[0])}
      />
    </label>
  );
}
