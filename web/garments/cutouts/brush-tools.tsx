import { Brush, Eraser, Eye, Hand, Maximize, Redo2, RotateCcw, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#web/components/button.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { common } from '#web/copy/common.ts';
import { cutoutEditorCopy as copy } from '#web/copy/cutout-editor.ts';
import type { CutoutView } from './render-pixels.ts';
import type { Tool } from './use-brush.ts';
import type { Stage } from './use-stage.ts';

export const brushSizes = { leastPx: 6, mostPx: 120, firstPx: 36 };

interface BrushToolsProps {
  tool: Tool;
  onTool: (tool: Tool) => void;
  diameterPx: number;
  onDiameter: (px: number) => void;
  showing: CutoutView;
  onShowing: (showing: CutoutView) => void;
  stage: Stage;
  steps: { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void };
  onAutomatic?: (() => void) | undefined;
}

const icon = { 'aria-hidden': true, size: 20 } as const;

export function BrushTools(props: BrushToolsProps) {
  const { tool, onTool, diameterPx, onDiameter, showing, onShowing, stage, steps, onAutomatic } = props;
  const sizeId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 md:grid md:content-start md:gap-4">
      <Segmented
        className="flex-1 md:w-full"
        label={copy.tool}
        onValueChange={onTool}
        options={[
          { value: 'add', label: copy.tools.add, icon: <Brush {...icon} size={18} /> },
          { value: 'remove', label: common.remove, icon: <Eraser {...icon} size={18} /> },
          { value: 'move', label: copy.tools.move, icon: <Hand {...icon} size={18} /> },
        ]}
        value={tool}
      />
      <div className="grid w-full grid-cols-[auto_1fr] items-center gap-x-3 md:grid-cols-1 md:gap-y-1">
        <label className="text-[0.9375rem]" htmlFor={sizeId}>
          {copy.size}
        </label>
        <input
          aria-valuetext={copy.sizeValue(diameterPx)}
          className="w-full"
          id={sizeId}
          max={brushSizes.mostPx}
          min={brushSizes.leastPx}
          onChange={(event) => onDiameter(event.currentTarget.valueAsNumber)}
          step={2}
          type="range"
          value={diameterPx}
        />
      </div>
      <div className="flex w-full items-center justify-between">
        <IconButton disabled={!steps.canUndo} label={common.undo} onClick={steps.undo}>
          <Undo2 {...icon} />
        </IconButton>
        <IconButton disabled={!steps.canRedo} label={copy.redo} onClick={steps.redo}>
          <Redo2 {...icon} />
        </IconButton>
        <IconButton disabled={stage.isWhole} label={copy.farther} onClick={stage.farther}>
          <ZoomOut {...icon} />
        </IconButton>
        <IconButton label={copy.nearer} onClick={stage.nearer}>
          <ZoomIn {...icon} />
        </IconButton>
        <IconButton disabled={stage.isWhole} label={copy.whole} onClick={stage.whole}>
          <Maximize {...icon} />
        </IconButton>
        <IconButton
          aria-pressed={showing === 'result'}
          className="aria-pressed:bg-ink aria-pressed:text-paper"
          label={copy.preview}
          onClick={() => onShowing(showing === 'result' ? 'editing' : 'result')}
        >
          <Eye {...icon} />
        </IconButton>
      </div>
      {onAutomatic && (
        <Button
          className="-ml-2 justify-self-start px-2"
          icon={<RotateCcw {...icon} size={18} />}
          onClick={onAutomatic}
          size="s"
          variant="ghost"
        >
          {copy.automatic}
        </Button>
      )}
    </div>
  );
}
