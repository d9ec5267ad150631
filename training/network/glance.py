"""Small networks that see the whole garment and predict which colour families a person would accept.

python3 glance.py --masks ../.cache/found.bin --pixels colors --epochs 14 --out glance
Unlike `colors.py`, which samples unordered pixels, these see cloth, pattern, folds and surroundings: the first
layers of MobileNetV2 on 96 px, pooled inside and outside the mask, and a vote per position. The target is the
evaluation criterion: the share of labellings that accept a family. All networks are then ensembled on training
photographs.
"""
import copy
import json
import math
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from backbone import FROZEN, outputs_of, trainable_layers
from colors import NAMES, SCALE, SHIFT, ColorNet, draw, linear_of, oklab_of, view
from heads import FAMILIES, FAMILY_OF, colors_of
from run import started, update_average

SIDE = 96
# Side of the stored crops, larger than the view to leave room for rotation and shift.
ROOM = 120
MARGIN, LEAST_MARGIN = 0.12, 0.02
# Layers whose outputs are pooled, with their channels and downsampling.
STAGES = {1: (16, 2), 3: (24, 4), 6: (32, 8), 10: (64, 16)}
# Downsampling of the grid of votes.
GRID = 4
# Ensemble size; the networks differ in their random seed and are averaged.
GLANCES = 2
BATCH = 32
RATE, BACKBONE_RATE = 3e-3, 0.2


def pooled(values, mask):
    """Mean and spread of (n, c, h, w) inside the mask, and the mean outside."""
    inside = mask / (mask.sum((2, 3), keepdim=True) + 1e-3)
    outside = (1 - mask) / ((1 - mask).sum((2, 3), keepdim=True) + 1e-3)
    mean = (values * inside).sum((2, 3))
    spread = ((values - mean[:, :, None, None]) ** 2 * inside).sum((2, 3))
    return [mean, (spread + 1e-4).sqrt(), (values * outside).sum((2, 3))]


def family_of_names():
    """(37, 11), 1 where a name belongs to a family."""
    return F.one_hot(FAMILY_OF, len(FAMILIES)).float()


def log_odds(p):
    p = p.clamp(1e-4, 1 - 1e-4)
    return (p / (1 - p)).log()


class GlanceNet(nn.Module):
    """RGB 0..1 and OKLab (n, 3, 96, 96), mask (n, 1, 96, 96) -> logits of names (n, 37) and of accepted families (n, 11).

    Every grid position votes for the names, weighted by a gate, from its own colour, the layers' features there and
    the context of garment and surroundings, which also predicts directly.
    """

    def __init__(self, hidden=160, width=64):
        super().__init__()
        self.layers = trainable_layers(max(STAGES) + 1)
        self.read = nn.Linear(3 * (sum(channels for channels, _ in STAGES.values()) + 3), hidden)
        self.dropout = nn.Dropout(0.3)
        self.middle = nn.Linear(hidden, 96)
        self.names, self.families = nn.Linear(96, NAMES), nn.Linear(96, len(FAMILIES))
        self.color, self.context = nn.Conv2d(3, width, 1), nn.Linear(hidden, width)
        self.there = nn.ModuleDict({str(at): nn.Conv2d(channels, width, 1) for at, (channels, stride) in STAGES.items() if stride >= GRID})
        self.place = nn.Conv2d(width, width, 1)
        self.vote, self.gate = nn.Conv2d(width, NAMES, 1), nn.Conv2d(width, 1, 1)
        # Maps a family's share of the votes to its acceptance.
        self.scale, self.offset = nn.Parameter(torch.ones(len(FAMILIES))), nn.Parameter(torch.zeros(len(FAMILIES)))
        self.register_buffer("family", family_of_names())

    def forward(self, rgb, lab, mask):
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=self.training):
            stages = {index: y.float() for index, y in enumerate(outputs_of(self.layers, rgb * 2 - 1)) if index in STAGES}
        lab = lab * SCALE.view(1, 3, 1, 1)
        seen = [part for index, y in stages.items() for part in pooled(y, F.avg_pool2d(mask, STAGES[index][1]))]
        context = self.dropout(F.relu(self.read(torch.cat([*seen, *pooled(lab, mask)], 1))))
        inside = F.avg_pool2d(mask, GRID)
        places = self.color(F.avg_pool2d(lab, GRID) + SHIFT.view(1, 3, 1, 1)) + self.context(context)[:, :, None, None]
        for index, read in self.there.items():
            places = places + F.interpolate(read(stages[int(index)]), size=inside.shape[-2:], mode="nearest")
        places = F.relu(self.place(F.relu(places)))
        weight = (self.gate(places) + (inside + 1e-4).log()).flatten(2).softmax(2)
        shares = (self.vote(places).softmax(1).flatten(2) * weight).sum(2)
        whole = self.dropout(F.relu(self.middle(context)))
        families = log_odds(shares @ self.family) * self.scale + self.offset + self.families(whole)
        return (shares + 1e-4).log() + self.names(whole), families


def cut(pixels, masks):
    """Crops garments with a margin, squashed: bytes (n, 4, ROOM, ROOM) of colours and mask. Must match `glance.ts`."""
    n, side = masks.shape[:2]
    cuts = torch.zeros(n, 4, ROOM, ROOM, dtype=torch.uint8)
    for at in range(n):
        rows, columns = np.flatnonzero(masks[at].any(1)), np.flatnonzero(masks[at].any(0))
        spans = []
        for found in (rows, columns):
            low, high = (found[0], found[-1] + 1) if len(found) else (0, side)
            margin = max(LEAST_MARGIN * side, MARGIN * (high - low))
            spans.append((max(0, low - margin), min(side, high + margin)))
        place = lambda low, high: (low + (torch.arange(2 * ROOM) + 0.5) / (2 * ROOM) * (high - low)) * 2 / side - 1
        grid = torch.stack(torch.meshgrid(place(*spans[0]), place(*spans[1]), indexing="ij")[::-1], -1)[None].float()
        whole = np.concatenate([pixels[at], 255 * masks[at][..., None]], 2)
        whole = torch.from_numpy(whole).permute(2, 0, 1)[None].float()
        fine = F.grid_sample(whole, grid, padding_mode="border", align_corners=False)
        cuts[at] = F.avg_pool2d(fine, 2)[0].round().byte()
    return cuts


def relit(rgb):
    """Relights at random."""
    n = len(rgb)
    light = torch.exp(torch.randn(n, 1, 1, 1) * 0.12 + torch.randn(n, 3, 1, 1) * 0.05)
    linear = (linear_of(rgb) * light).clamp(1e-6, 1)
    return torch.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def seen_as(rgb, mask):
    """-> RGB, OKLab and mask."""
    lab = oklab_of(linear_of(rgb.permute(0, 2, 3, 1))).permute(0, 3, 1, 2)
    return rgb.contiguous(memory_format=torch.channels_last), lab, mask


def varied(cuts):
    """Scales, flips, rotates and relights at random."""
    x, n = cuts.float() / 255, len(cuts)
    scale, ratio = torch.empty(n).uniform_(0.8, 1.05), torch.exp(torch.empty(n).uniform_(-0.12, 0.12))
    sx, sy = scale * ratio, scale / ratio
    turn, flip = torch.randn(n) * 0.12, torch.where(torch.rand(n) < 0.5, -1.0, 1.0)
    cos, sin = turn.cos(), turn.sin()
    room = lambda s: (torch.rand(n) * 2 - 1) * (1 - s).clamp(min=0)
    rows = [torch.stack([sx * cos * flip, -sy * sin, room(sx)], 1), torch.stack([sx * sin * flip, sy * cos, room(sy)], 1)]
    grid = F.affine_grid(torch.stack(rows, 1), (n, 4, SIDE, SIDE), align_corners=False)
    x = F.grid_sample(x, grid, padding_mode="reflection", align_corners=False)
    return seen_as(relit(x[:, :3].clamp(0, 1)), x[:, 3:])


def plain(cuts):
    x = F.interpolate(cuts.float() / 255, size=(SIDE, SIDE), mode="bilinear", antialias=True, align_corners=False)
    return seen_as(x[:, :3], x[:, 3:])


class Colors(nn.Module):
    """The ensemble. -> names (n, 37), votes (n, any, 37), acceptance of families (n, 11)."""

    def __init__(self):
        super().__init__()
        self.pixels, self.glances = ColorNet(), nn.ModuleList([GlanceNet() for _ in range(GLANCES)])
        # Calibrates the pixels' families, which sum to one although two are often accepted.
        self.scale, self.offset = nn.Parameter(torch.ones(())), nn.Parameter(torch.zeros(()))
        self.register_buffer("families", family_of_names())

    def forward(self, garment, ground, rgb, lab, mask):
        logs, votes = self.pixels(garment, ground)
        summed = log_odds(logs.softmax(1) @ self.families)
        told = [(logs, summed * self.scale + self.offset), *(glance(rgb, lab, mask) for glance in self.glances)]
        # Equal weights.
        names = torch.stack([words.log_softmax(1) for words, _ in told]).mean(0)
        return names.softmax(1), votes, torch.stack([accepted for _, accepted in told]).mean(0).sigmoid()


def learn(net, cuts, names, accepted, epochs):
    """-> the averaged weights."""
    average = copy.deepcopy(net).eval()
    backbone = [p for name, p in net.named_parameters() if name.startswith("layers.") and p.requires_grad]
    rest = [p for name, p in net.named_parameters() if not name.startswith("layers.")]
    groups = [{"params": backbone, "scale": BACKBONE_RATE}, {"params": rest, "scale": 1}]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.02)
    steps, step = len(cuts) // BATCH, 0
    for epoch in range(epochs):
        net.train()
        total, order = 0.0, torch.randperm(len(cuts))
        for index in range(steps):
            rate = RATE * min(1, step / 60) * 0.5 * (1 + math.cos(math.pi * step / (epochs * steps)))
            for group in optimizer.param_groups:
                group["lr"] = rate * group["scale"]
            at = order[index * BATCH : (index + 1) * BATCH]
            told, families = net(*varied(cuts[at]))
            loss = -(names[at] * told.log_softmax(1)).sum(1).mean()
            loss = loss + 6 * F.binary_cross_entropy_with_logits(families, accepted[at] * 0.97 + 0.005)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
            optimizer.step()
            step += 1
            total += loss.item()
            update_average(average, net, step)
        print(f"epoch {epoch + 1} loss {total / steps:.3f} cpu {time.process_time():.0f} s", flush=True)
    return average


def join(both, garment, ground, accepted):
    """Fits the calibration of the pixels' families to their acceptance."""
    with torch.no_grad():
        parts = torch.arange(len(accepted)).split(64)
        summed = torch.cat([both.pixels(*view(garment, ground, at, True))[0].softmax(1) @ both.families for at in parts])
    optimizer = torch.optim.LBFGS([both.scale, both.offset], max_iter=50)

    def closure():
        optimizer.zero_grad()
        loss = F.binary_cross_entropy_with_logits(log_odds(summed) * both.scale + both.offset, accepted)
        loss.backward()
        return loss

    optimizer.step(closure)


def main():
    options = started(__doc__, 14, lambda parser: parser.add_argument("--pixels", required=True, help="what colors.py wrote"))
    index = json.loads((options.cache / "index.json").read_text())
    rows, side = index["photographs"], index["side"]
    pixels = np.memmap(options.cache / "pixels.bin", np.uint8, "r").reshape(len(rows), side, side, 3)
    masks = np.fromfile(options.masks, np.uint8).reshape(len(rows), side, side)
    names, accepted = colors_of(rows)
    known = names.sum(1) > 0
    held_out = torch.tensor([row["validation"] for row in rows])
    train, seen = torch.where(~held_out & known)[0], torch.where(held_out & known)[0]
    cuts = cut(pixels, masks)
    both = Colors()
    both.pixels.load_state_dict(torch.load(options.cache / f"{options.pixels}.pt"))
    for at, glance in enumerate(both.glances):
        glance.load_state_dict(torch.load(options.cache / "backbone.pt"), strict=False)
        glance.layers[:FROZEN].requires_grad_(False)
        net = glance.to(memory_format=torch.channels_last)
        both.glances[at] = learn(net, cuts[train], names[train], accepted[train], options.epochs)
    garment, ground = draw(pixels, masks)
    join(both, garment[train], ground[train], accepted[train])
    torch.save(both.state_dict(), options.cache / f"{options.out}.pt")
    with torch.no_grad():
        told = torch.cat([both.eval()(*view(garment, ground, at, False), *plain(cuts[at]))[2] for at in seen.split(64)])
    # Accepted by at least half of the labellings.
    share = (accepted[seen].gather(1, told.argmax(1, keepdim=True)) >= 0.5).float().mean()
    print(f"scale {both.scale.item():.2f} offset {both.offset.item():.2f} held-out family {share:.4f}", flush=True)


if __name__ == "__main__":
    main()
