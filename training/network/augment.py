"""Random views of a batch: crop, flip, rotation, light, colour, erasing; and mixing of two photographs."""
import math

import numpy as np
import torch
import torch.nn.functional as F

from net import MEAN, STD

# Side of a close-up relative to the garment's box.
CLOSE = (0.4, 0.8)
TO_YIQ = torch.tensor([[0.299, 0.587, 0.114], [0.596, -0.274, -0.321], [0.211, -0.523, 0.311]])
FROM_YIQ = torch.inverse(TO_YIQ)
LUMA = TO_YIQ[0].view(1, 3, 1, 1)


def any_part(count, least):
    """Random crops of at least `least` of the area: half width, half height and centre, in -1..1."""
    scale = torch.empty(count).uniform_(least, 1.0).sqrt()
    ratio = torch.exp(torch.empty(count).uniform_(-0.29, 0.29))
    sx, sy = (scale * ratio).clamp(max=1.0), (scale / ratio).clamp(max=1.0)
    return sx, sy, (torch.rand(count) * 2 - 1) * (1 - sx), (torch.rand(count) * 2 - 1) * (1 - sy)


def close_up(masks):
    """A crop from the centre of each garment, close enough to show its cloth; of the photograph where the mask is unknown."""
    n, _, side = masks.shape
    known = masks.flatten(1).any(1) > 0

    def span(line):
        low = line.float().argmax(1)
        high = side - line.flip(1).float().argmax(1)
        low, high = (torch.where(known, place, other) for place, other in ((low, 0 * low), (high, 0 * high + side)))
        return (low + high) / side - 1, (high - low) / side

    (cx, width), (cy, height) = span(masks.any(1)), span(masks.any(2))
    scale = torch.empty(n).uniform_(*CLOSE)
    ratio = torch.exp(torch.empty(n).uniform_(-0.2, 0.2))
    sx, sy = (width * scale * ratio).clamp(0.12, 1), (height * scale / ratio).clamp(0.12, 1)
    tx = cx + width * torch.empty(n).uniform_(-0.2, 0.2)
    ty = cy + height * torch.empty(n).uniform_(-0.3, 0.2)
    return sx, sy, tx.clamp(sx - 1, 1 - sx), ty.clamp(sy - 1, 1 - sy)


def take(pixels, part, side):
    """uint8 (n, c, s, s) -> float (n, c, side, side): the crops, flipped and slightly rotated."""
    sx, sy, tx, ty = part
    n = len(pixels)
    turn = torch.randn(n) * 0.12
    flip = torch.where(torch.rand(n) < 0.5, -1.0, 1.0)
    cos, sin = turn.cos(), turn.sin()
    rows = [torch.stack([sx * cos * flip, -sy * sin, tx], 1), torch.stack([sx * sin * flip, sy * cos, ty], 1)]
    grid = F.affine_grid(torch.stack(rows, 1), (n, 3, side, side), align_corners=False)
    return F.grid_sample(pixels.float(), grid, padding_mode="reflection", align_corners=False)


# Share of views that keep their hue and therefore have a colour target.
TRUE_COLOUR = 0.6


def jitter_colour(x):
    """Jitters light and contrast of all views. `TRUE_COLOUR` of them only get a colour cast; the others change
    saturation, a third to any hue, a tenth to grey.

    -> views, and which of them keep their colour: bool (n)
    """
    n = len(x)
    true_colour = torch.rand(n) < TRUE_COLOUR
    uniform = lambda low, high, channels=1: torch.empty(n, channels, 1, 1).uniform_(low, high)
    kept = true_colour.view(n, 1, 1, 1)
    x = x * torch.where(kept, uniform(0.8, 1.2), uniform(0.65, 1.35)) * uniform(0.9, 1.1, 3)
    mean = x.mean((1, 2, 3), keepdim=True)
    x = (x - mean) * torch.where(kept, uniform(0.85, 1.15), uniform(0.65, 1.35)) + mean
    grey = (x * LUMA).sum(1, keepdim=True)
    x = (x - grey) * torch.where(kept, uniform(0.85, 1.15), uniform(0.4, 1.6)) + grey
    turned = (torch.rand(n) < 0.6) & ~true_colour
    if turned.any():
        angle = (torch.rand(int(turned.sum())) * 2 - 1) * math.pi
        rotation = torch.zeros(len(angle), 3, 3)
        rotation[:, 0, 0] = 1
        rotation[:, 1, 1], rotation[:, 1, 2] = angle.cos(), -angle.sin()
        rotation[:, 2, 1], rotation[:, 2, 2] = angle.sin(), angle.cos()
        part = x[turned]
        x[turned] = torch.bmm(FROM_YIQ @ rotation @ TO_YIQ, part.flatten(2)).view_as(part)
    colourless = (torch.rand(n) < 0.2) & ~true_colour
    if colourless.any():
        x[colourless] = x[colourless].mean(1, keepdim=True).expand(-1, 3, -1, -1)
    return x.clamp(0, 1), true_colour


def erase(x, share):
    """Erases a random rectangle in a share of the views."""
    side = x.shape[-1]
    for index in torch.where(torch.rand(len(x)) < share)[0].tolist():
        height, width = (int(side * np.random.uniform(0.15, 0.4)) for _ in range(2))
        top, left = np.random.randint(0, side - height), np.random.randint(0, side - width)
        x[index, :, top : top + height, left : left + width] = torch.randn(3, 1, 1)
    return x


PLAIN = 200.0


def border_floors(pool, count, side):
    """Border strips of other photographs, mirrored or stretched to a square: mostly floors, beds and walls."""
    width = pool.shape[-1] // 5
    strips = pool[torch.randint(len(pool), (count,))]
    strips = strips[..., :width] if np.random.rand() < 0.5 else strips[..., -width:]
    if np.random.rand() < 0.5:
        strips = torch.cat([strips, strips.flip(3)], 3).repeat(1, 1, 1, pool.shape[-1] // (2 * width) + 1)
    return F.interpolate(strips.float(), size=(side, side), mode="bilinear", align_corners=False)


def replace_background(views, alpha, pool, share):
    """Replaces the background of a share of the views: half by the scanner's plain grey, half by other floors.

    Each photographer has one floor, which the network would otherwise learn. Grey is what the scanner uses.
    views: 0..255 (n, 3, s, s); alpha: (n, s, s), empty where the mask is unknown; pool: uint8, source of borders.
    """
    known = (alpha > 0.5).flatten(1).any(1) & (torch.rand(len(views)) < share)
    chosen = torch.where(known)[0]
    if len(chosen) == 0:
        return views
    ground = border_floors(pool, len(chosen), views.shape[-1])
    ground[torch.rand(len(chosen)) < 0.5] = PLAIN
    seen = alpha[chosen, None]
    views[chosen] = seen * views[chosen] + (1 - seen) * ground
    return views


def views_of(pixels, large, masks, pool, side, close, floors, least):
    """-> views 0..1 (n, 3, side, side): of the photographs, or close-ups from the large ones where `close`."""
    n = len(pixels)
    views, alpha = torch.empty(n, 3, side, side), torch.empty(n, side, side)
    for chosen, source, part in (
        (torch.where(~close)[0], pixels, lambda part_masks: any_part(len(part_masks), least)),
        (torch.where(close)[0], large, close_up),
    ):
        if len(chosen) == 0:
            continue
        outline = F.avg_pool2d(masks[chosen, None].float(), 3, 1, 1)
        outline = F.interpolate(outline, size=source.shape[-1:] * 2, mode="bilinear", align_corners=False)
        both = take(torch.cat([source[chosen].float(), outline], 1), part(masks[chosen]), side)
        views[chosen], alpha[chosen] = both[:, :3], both[:, 3]
    return replace_background(views, alpha, pool, floors) / 255


def augment(views, erased):
    """-> normalised views, and which of them keep their colour."""
    views, true_colour = jitter_colour(views)
    return erase((views - MEAN) / STD, erased), true_colour


def blend(targets, order, share):
    return {head: share * target + (1 - share) * target[order] for head, target in targets.items()}


def mix(x, targets):
    """Half mixup, half cutmix, on the batch shuffled against itself. targets: {head: (n, classes)}"""
    order = torch.randperm(len(x))
    if np.random.rand() < 0.5:
        share = np.random.beta(0.4, 0.4)
        return share * x + (1 - share) * x[order], blend(targets, order, share)
    side = x.shape[-1]
    cut = int(side * math.sqrt(1 - np.random.beta(1, 1)))
    cy, cx = np.random.randint(side), np.random.randint(side)
    top, bottom = max(0, cy - cut // 2), min(side, cy + cut // 2)
    left, right = max(0, cx - cut // 2), min(side, cx + cut // 2)
    x = x.clone()
    x[:, :, top:bottom, left:right] = x[order][:, :, top:bottom, left:right]
    share = 1 - (bottom - top) * (right - left) / side**2
    return x, blend(targets, order, share)
