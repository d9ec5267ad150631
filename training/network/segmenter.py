"""The small network that separates a garment from its background, and its training.

python3 segmenter.py --masks FOLDER --epochs 40 --out segmenter
FOLDER holds one grey PNG per photograph (its id and .png, squashed to any square), white inside the garment.
Photographs of the validation photographers are used for evaluation only.
"""
import copy
import json
import math
import time

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image
from torch import nn

from augment import border_floors, jitter_colour
from backbone import FROZEN, outputs_of, trainable_layers
from run import TRAINING, started, update_average

# Backbone layers used, with their channels: 1/2, 1/4, 1/8 and 1/16 of the side.
STAGES = {1: 16, 3: 24, 6: 32, 10: 64}
SIDE = 160
BATCH = 24
RATE = 2e-3


class Segmenter(nn.Module):
    """RGB in -1..1 (n, 3, side, side) -> logits (n, 1, side / 2, side / 2). The side must be divisible by 16."""

    def __init__(self):
        super().__init__()
        self.layers = trainable_layers(max(STAGES) + 1)
        width, deepest = 32, STAGES[max(STAGES)]
        self.context = nn.Sequential(nn.Linear(deepest, width), nn.ReLU(), nn.Linear(width, width))
        # Large receptive field: a garment is what differs from the surroundings.
        self.far = nn.Sequential(
            nn.Conv2d(deepest, width, 1), nn.ReLU(),
            nn.Conv2d(width, width, 3, padding=2, dilation=2), nn.ReLU(),
            nn.Conv2d(width, width, 3, padding=4, dilation=4),
        )  # fmt: skip
        self.sides = nn.ModuleList(nn.Conv2d(channels, width, 1) for channels in list(STAGES.values())[:-1])
        self.joins = nn.ModuleList(
            nn.Sequential(
                nn.ReLU(), nn.Conv2d(width, width, 3, padding=1, groups=width), nn.Conv2d(width, width, 1), nn.ReLU()
            )
            for _ in self.sides
        )  # fmt: skip
        self.last = nn.Conv2d(width, 1, 1)

    def forward(self, x):
        seen = [y for index, y in enumerate(outputs_of(self.layers, x)) if index in STAGES]
        x = seen[-1]
        y = self.far(x) + self.context(x.mean((2, 3)))[:, :, None, None]
        for stage, side, join in zip(seen[-2::-1], reversed(self.sides), reversed(self.joins)):
            y = F.interpolate(y, size=stage.shape[2:], mode="bilinear", align_corners=False)
            y = join(y + side(stage))
        return self.last(y)


def load(cache, folder):
    """-> pixels (n, 3, s, s), masks (n, s, s) as bytes, and which rows are held out."""
    index = json.loads((cache / "index.json").read_text())
    rows, side = index["photographs"], index["side"]
    every = np.memmap(cache / "pixels.bin", np.uint8, "r").reshape(len(rows), side, side, 3)
    pixels, masks, held_out = [], [], []
    for at, row in enumerate(rows):
        path = folder / f"{row['id']}.png"
        if path.exists():
            pixels.append(every[at])
            masks.append(np.asarray(Image.open(path).convert("L").resize((side, side), Image.BILINEAR)))
            held_out.append(row["validation"])
    pixels = torch.from_numpy(np.stack(pixels)).permute(0, 3, 1, 2).contiguous()
    return pixels, torch.from_numpy(np.stack(masks)), torch.tensor(held_out)


def placed(x, low, high, lean=0.15):
    """Augments photograph and mask (n, 4, s, s) together: crop, scale, flip and rotation, with mirrored borders."""
    n = len(x)
    scale = torch.empty(n).uniform_(low, high)
    ratio = torch.exp(torch.empty(n).uniform_(-0.2, 0.2))
    sx, sy = scale * ratio, scale / ratio
    room = lambda s: (torch.rand(n) * 2 - 1) * (1 - s).abs()
    turn = torch.randn(n) * lean
    flip = torch.where(torch.rand(n) < 0.5, -1.0, 1.0)
    cos, sin = turn.cos(), turn.sin()
    rows = [torch.stack([sx * cos * flip, -sy * sin, room(sx)], 1), torch.stack([sx * sin * flip, sy * cos, room(sy)], 1)]
    return F.affine_grid(torch.stack(rows, 1), (n, 4, SIDE, SIDE), align_corners=False)


def several(x, floors):
    """Two scaled garments side by side on one floor. x: (n, 4, s, s); floors: (n, 3, s, s)"""
    canvas = torch.cat([floors, torch.zeros(len(x), 1, SIDE, SIDE)], 1)
    for half in (0, 1):
        part = x[torch.randperm(len(x))]
        small = F.interpolate(part, size=(SIDE, SIDE // 2), mode="bilinear", align_corners=False)
        alpha = small[:, 3:]
        place = canvas[..., half * (SIDE // 2) : (half + 1) * (SIDE // 2)]
        place[:, :3] = alpha * small[:, :3] + (1 - alpha) * place[:, :3]
        place[:, 3:] = alpha
    return canvas


def batch_of(pixels, masks, pool):
    """Random views, 0..1, and their masks: original, on another floor, or two on one."""
    x = torch.cat([pixels.float(), masks[:, None].float()], 1) / 255
    x = F.grid_sample(x, placed(x, 0.55, 1.15), padding_mode="reflection", align_corners=False)
    floors = F.interpolate(border_floors(pool, len(x), pool.shape[-1]) / 255, size=(SIDE, SIDE), mode="bilinear")
    kind = torch.rand(len(x))
    pair = several(x, floors)
    alpha = x[:, 3:]
    other = torch.cat([alpha * x[:, :3] + (1 - alpha) * floors, alpha], 1)
    pick = lambda low, high: ((kind >= low) & (kind < high)).view(-1, 1, 1, 1)
    x = torch.where(pick(0.0, 0.15), pair, torch.where(pick(0.15, 0.3), other, x))
    views, _ = jitter_colour(x[:, :3])
    return views, x[:, 3:]


def loss_of(logits, wanted):
    """Cross-entropy with double weight at edges, plus overlap."""
    wanted = F.interpolate(wanted, size=logits.shape[2:], mode="bilinear", align_corners=False, antialias=True)
    edge = (F.max_pool2d(wanted, 5, 1, 2) + F.max_pool2d(-wanted, 5, 1, 2)).clamp(0, 1)
    each = F.binary_cross_entropy_with_logits(logits, wanted, weight=1 + edge)
    p = logits.sigmoid()
    dice = 1 - (2 * (p * wanted).sum((1, 2, 3)) + 1) / ((p + wanted).sum((1, 2, 3)) + 1)
    return each + 0.5 * dice.mean()


def overlap(net, pixels, masks):
    """Mean intersection over union at the network's resolution."""
    scores = []
    with torch.no_grad():
        for part, mask in zip(pixels.split(32), masks.split(32)):
            x = F.interpolate(part.float() / 255, size=(SIDE, SIDE), mode="bilinear", antialias=True)
            logits = net((x * 2 - 1).to(memory_format=torch.channels_last))
            seen = F.interpolate(logits, size=mask.shape[1:], mode="bilinear")[:, 0] > 0
            true = mask > 127
            scores.append((seen & true).sum((1, 2)) / (seen | true).sum((1, 2)).clamp(min=1))
    return torch.cat(scores)


def main():
    options = started(__doc__, 40)
    pixels, masks, held_out = load(options.cache, options.masks)
    train = torch.where(~held_out)[0]
    net = Segmenter()
    net.load_state_dict(torch.load(TRAINING / ".cache" / "backbone.pt"), strict=False)
    net.layers[:FROZEN].requires_grad_(False)
    net = net.to(memory_format=torch.channels_last)
    average = copy.deepcopy(net).eval()
    print(f"{sum(p.numel() for p in net.parameters()) / 1e6:.2f} M parameters, {len(train)} masks", flush=True)
    backbone = [p for name, p in net.named_parameters() if name.startswith("layers.") and p.requires_grad]
    rest = [p for name, p in net.named_parameters() if not name.startswith("layers.")]
    optimizer = torch.optim.AdamW([{"params": backbone, "scale": 0.15}, {"params": rest, "scale": 1}], weight_decay=0.01)
    steps, started, step = len(train) // BATCH, time.time(), 0
    for epoch in range(options.epochs):
        total, order = 0.0, train[torch.randperm(len(train))]
        for index in range(steps):
            rate = RATE * min(1, step / 60) * 0.5 * (1 + math.cos(math.pi * step / (options.epochs * steps)))
            for group in optimizer.param_groups:
                group["lr"] = rate * group["scale"]
            batch = order[index * BATCH : (index + 1) * BATCH]
            views, wanted = batch_of(pixels[batch], masks[batch], pixels[train[torch.randint(len(train), (BATCH,))]])
            with torch.autocast("cpu", dtype=torch.bfloat16):
                logits = net((views * 2 - 1).to(memory_format=torch.channels_last))
            loss = loss_of(logits.float(), wanted)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
            optimizer.step()
            step += 1
            total += loss.item()
            update_average(average, net, step)
        print(f"epoch {epoch + 1} loss {total / steps:.3f} cpu {time.process_time():.0f} s wall {time.time() - started:.0f} s", flush=True)
        torch.save(average.state_dict(), options.cache / f"{options.out}.pt")
        if epoch % 8 == 7 or epoch == options.epochs - 1:
            seen = overlap(average, pixels[held_out], masks[held_out])
            print(f"  held-out IoU {seen.mean():.4f}, median {seen.median():.4f}, under 0.8: {(seen < 0.8).sum()} of {len(seen)}", flush=True)


if __name__ == "__main__":
    main()
