"""The small network that names a garment's main colour from its pixels and those around it.

python3 colors.py --masks ../.cache/found.bin --epochs 30 --out colors
Its input is two unordered samples of pixels: of the garment, and of the background, which shows the light. Every
garment pixel votes for the 37 names, weighted by a gate.
"""
import json
import math
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from heads import FAMILY_OF, HEADS, colors_of
from run import started

NAMES = len(HEADS["color"])
GARMENT, GROUND = 384, 192
DRAWS = 6
BATCH = 64
RATE = 4e-3
TO_LMS = torch.tensor(
    [[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]]
)
TO_LAB = torch.tensor(
    [[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]]
)
SCALE = torch.tensor([2.0, 8.0, 8.0])
SHIFT = torch.tensor([-1.0, 0.0, 0.0])


def linear_of(srgb):
    return torch.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055).clamp(min=0) ** 2.4)


def oklab_of(linear):
    return ((linear @ TO_LMS.T).clamp(min=1e-7) ** (1 / 3)) @ TO_LAB.T


class ColorNet(nn.Module):
    """OKLab of garment pixels (n, any, 3) and of ground pixels (n, any, 3) -> log-probabilities (n, 37), votes (n, any, 37)."""

    def __init__(self, width=48, context=24):
        super().__init__()
        read = lambda: nn.Sequential(nn.Linear(3, width), nn.ReLU(), nn.Linear(width, context), nn.ReLU())
        self.ground, self.garment = read(), read()
        self.context = nn.Linear(2 * context, width)
        self.pixel, self.middle = nn.Linear(3, width), nn.Linear(width, width)
        self.vote, self.gate = nn.Linear(width, NAMES), nn.Linear(width, 1)
        self.register_buffer("scale", SCALE)
        self.register_buffer("shift", SHIFT)

    def forward(self, garment, ground):
        garment, ground = garment * self.scale + self.shift, ground * self.scale + self.shift
        context = self.context(torch.cat([self.ground(ground).mean(1), self.garment(garment).mean(1)], 1))
        x = F.relu(self.middle(F.relu(self.pixel(garment) + context[:, None])))
        votes = F.softmax(self.vote(x), 2)
        weight = F.softmax(self.gate(x), 1)
        return ((weight * votes).sum(1) + 1e-4).log(), votes


def draw(pixels, masks):
    """Random pixels of every photograph, `DRAWS` times: bytes (n, draws × many, 3) of garment and background."""
    n, side = masks.shape[:2]
    y, x = np.mgrid[0:side, 0:side]
    far = np.hypot((x + 0.5) / side * 2 - 1, (y + 0.5) / side * 2 - 1).ravel()
    inner = F.max_pool2d(-(torch.from_numpy(masks).float() > 0)[:, None].float(), 5, 1, 2)[:, 0] < 0
    garment, ground = np.zeros((n, DRAWS * GARMENT, 3), np.uint8), np.zeros((n, DRAWS * GROUND, 3), np.uint8)
    for at in range(n):
        mask = inner[at].numpy().ravel()
        inside, outside = np.flatnonzero(mask), np.flatnonzero(masks[at].ravel() == 0)
        if len(inside) < 200:
            inside = np.flatnonzero(far < 0.45)
        if len(outside) < 100:
            outside = np.flatnonzero(far > 1)
        flat = pixels[at].reshape(-1, 3)
        garment[at] = flat[np.random.choice(inside, DRAWS * GARMENT)]
        ground[at] = flat[np.random.choice(outside, DRAWS * GROUND)]
    return torch.from_numpy(garment), torch.from_numpy(ground)


def view(garment, ground, at, changed):
    """One draw as OKLab, relit where `changed`."""
    k = int(torch.randint(DRAWS, (1,)))
    parts = [garment[at, k * GARMENT : (k + 1) * GARMENT], ground[at, k * GROUND : (k + 1) * GROUND]]
    parts = [linear_of(part.float() / 255) for part in parts]
    if changed:
        light = torch.exp(torch.randn(len(at), 1, 1) * 0.12 + torch.randn(len(at), 1, 3) * 0.05)
        parts = [(part * light).clamp(0, 1) for part in parts]
    return [oklab_of(part) for part in parts]


def main():
    options = started(__doc__, 30)
    index = json.loads((options.cache / "index.json").read_text())
    rows, side = index["photographs"], index["side"]
    pixels = np.memmap(options.cache / "pixels.bin", np.uint8, "r").reshape(len(rows), side, side, 3)
    masks = np.fromfile(options.masks, np.uint8).reshape(len(rows), side, side)
    target, accepted = colors_of(rows)
    garment, ground = draw(pixels, masks)
    held_out = torch.tensor([row["validation"] for row in rows])
    known = target.sum(1) > 0
    train, seen = torch.where(~held_out & known)[0], torch.where(held_out & known)[0]
    net = ColorNet()
    optimizer = torch.optim.AdamW(net.parameters(), weight_decay=1e-3)
    steps, step = len(train) // BATCH, 0
    for epoch in range(options.epochs):
        total, order = 0.0, train[torch.randperm(len(train))]
        for index in range(steps):
            for group in optimizer.param_groups:
                group["lr"] = RATE * min(1, step / 60) * 0.5 * (1 + math.cos(math.pi * step / (options.epochs * steps)))
            at = order[index * BATCH : (index + 1) * BATCH]
            loss = -(target[at] * net(*view(garment, ground, at, True))[0]).sum(1).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            step += 1
            total += loss.item()
        if epoch % 5 == 4:
            with torch.no_grad():
                told = net(*view(garment, ground, seen, False))[0].argmax(1, keepdim=True)
            # In a family that at least half of the labellings accept.
            share = (accepted[seen].gather(1, FAMILY_OF[told]) >= 0.5).float().mean()
            print(f"epoch {epoch + 1} loss {total / steps:.3f} held-out {share:.3f} cpu {time.process_time():.0f} s", flush=True)
    torch.save(net.state_dict(), options.cache / f"{options.out}.pt")


if __name__ == "__main__":
    main()
